// std: 1.0 1.2 2.0
__constant uint Te0[4] = {
    0xc66363a5U, 0xf87c7c84U, 0xee777799U, 0xf67b7b8dU
};
#define BYTE(x, n) (((x) >> (8 * (n))) & 0x3)

uint4 aes_round(uint4 s, __constant uint *T, __global const uint4 *rk)
{
    uint4 t;
    t.x = T[BYTE(s.x, 3)] ^ rotate(T[BYTE(s.y, 2)], 24u);
    t.y = T[BYTE(s.y, 3)] ^ rotate(T[BYTE(s.z, 2)], 24u);
    t.z = T[BYTE(s.z, 3)] ^ rotate(T[BYTE(s.w, 2)], 24u);
    t.w = T[BYTE(s.w, 3)] ^ rotate(T[BYTE(s.x, 2)], 24u);
    return t ^ *rk;
}

__kernel void aes_enc(__global uint4 *blocks, __global const uint4 *keys)
{
    size_t i = get_global_id(0);
    blocks[i] = aes_round(blocks[i] ^ keys[0], Te0, keys + 1);
}

uint4 aes_round_1(uint4 s, __constant uint *T, __global const uint4 *rk)
{
    uint4 t;
    t.x = T[BYTE(s.x, 3)] ^ rotate(T[BYTE(s.y, 2)], 24u);
    t.y = T[BYTE(s.y, 3)] ^ rotate(T[BYTE(s.z, 2)], 24u);
    t.z = T[BYTE(s.z, 3)] ^ rotate(T[BYTE(s.w, 2)], 24u);
    t.w = T[BYTE(s.w, 3)] ^ rotate(T[BYTE(s.x, 2)], 24u);
    return t ^ rk;
}

uint4 aes_round_2(uint4 s, __constant uint *T, __global const uint4 *rk)
{
    uint4 t;
    t.x = T[BYTE(s.x, 3)] ^ rotate(T[BYTE(s.y, 2)], 24u);
    t.y = T[BYTE(s.y, 3)] ^ rotate(T[BYTE(s.z, 2)], 24u);
    t.z = T[BYTE(s.z, 3)] ^ rotate(T[BYTE(s.w, 2)], 24u);
    t.w = T[BYTE(s.w, 3)] ^ rotate(T[BYTE(s.x, 2)], 24u);
    return t ^ **rk;
}

uint4 aes_round_3(uint4 s, uint *T, __global const uint4 *rk)
{
    uint4 t;
    t.x = T[BYTE(s.x, 3)] ^ rotate(T[BYTE(s.y, 2)], 24u);
    t.y = T[BYTE(s.y, 3)] ^ rotate(T[BYTE(s.z, 2)], 24u);
    t.z = T[BYTE(s.z, 3)] ^ rotate(T[BYTE(s.w, 2)], 24u);
    t.w = T[BYTE(s.w, 3)] ^ rotate(T[BYTE(s.x, 2)], 24u);
    return t ^ *rk;
}

uint4 aes_round_4(uint4 s, __constant uint *T, __global const uint4 *rk)
{
    uint4 t;
    t.x = T[BYTE(s.x, 3)] ^ rotate(T[BYTE(s.y, 2)], 24);
    t.y = T[BYTE(s.y, 3)] ^ rotate(T[BYTE(s.z, 2)], 24u);
    t.z = T[BYTE(s.z, 3)] ^ rotate(T[BYTE(s.w, 2)], 24u);
    t.w = T[BYTE(s.w, 3)] ^ rotate(T[BYTE(s.x, 2)], 24u);
    return t ^ *rk;
}

uint4 aes_round_5(uint4 s, __constant uint *T, __global const uint4 *rk)
{
    uint4 t;
    t.x = T[BYTE(s.x)] ^ rotate(T[BYTE(s.y, 2)], 24u);
    t.y = T[BYTE(s.y, 3)] ^ rotate(T[BYTE(s.z, 2)], 24u);
    t.z = T[BYTE(s.z, 3)] ^ rotate(T[BYTE(s.w, 2)], 24u);
    t.w = T[BYTE(s.w, 3)] ^ rotate(T[BYTE(s.x, 2)], 24u);
    return t ^ *rk;
}

uint4 aes_round_6(float4 s, __constant uint *T, __global const uint4 *rk)
{
    uint4 t;
    t.x = T[BYTE(s.x, 3)] ^ rotate(T[BYTE(s.y, 2)], 24u);
    t.y = T[BYTE(s.y, 3)] ^ rotate(T[BYTE(s.z, 2)], 24u);
    t.z = T[BYTE(s.z, 3)] ^ rotate(T[BYTE(s.w, 2)], 24u);
    t.w = T[BYTE(s.w, 3)] ^ rotate(T[BYTE(s.x, 2)], 24u);
    return t ^ *rk;
}

uint4 aes_round_7(uint4 s, __constant uint *T, __global const uint4 *rk)
{
    uint4 *t;
    t.x = T[BYTE(s.x, 3)] ^ rotate(T[BYTE(s.y, 2)], 24u);
    t.y = T[BYTE(s.y, 3)] ^ rotate(T[BYTE(s.z, 2)], 24u);
    t.z = T[BYTE(s.z, 3)] ^ rotate(T[BYTE(s.w, 2)], 24u);
    t.w = T[BYTE(s.w, 3)] ^ rotate(T[BYTE(s.x, 2)], 24u);
    return t ^ *rk;
}

uint4 aes_round_8(uint4 s, __constant uint *T, __global const uint4 *rk)
{
    uint4 t;
    t.x = T[BYTE(s.x, 3)] ^ rotate(T[BYTE(s.y, 2)], 24u);
    t.y = T[BYTE(s.y, 3)] ^ rotate(T[BYTE(s.z, 2)], 24u);
    t.z = T[BYTE(s.z, 3)] ^ rotate(T[BYTE(s.w, 2)], 24u);
    t.w = T[BYTE(s.w, 3)] ^ rotate(T[BYTE(s.x, 2)], 24u);
    
}

__kernel void aes_enc_9(__global uint4 *blocks, __global const uint4 *keys)
{
    size_t i = get_global_id(0);
    blocks[i] = aes_round(blocks[i] ^ keys[0], keys, Te0 + 1);
}
