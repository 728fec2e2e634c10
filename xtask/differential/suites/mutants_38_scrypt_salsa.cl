// std: 1.0 1.1 1.2
#define ROTL(x, y) rotate((x), (uint4)(y))
#define LOOKUP_GAP 2

void salsa(uint4 B[4])
{
    uint4 w[4];
    for (uint i = 0; i < 4; ++i)
        w[i] = B[i];
    for (uint i = 0; i < 4; ++i) {
        w[0] ^= ROTL(w[3] + w[2], 7u);
        w[1] ^= ROTL(w[0] + w[3], 9u);
        w[2] = w[2].wxyz ^ ROTL(w[1], 13u);
    }
    for (uint i = 0; i < 4; ++i)
        B[i] += w[i];
}

__kernel void search(__global uint4 *pad, uint n)
{
    uint4 X[4];
    X[0] = pad[get_global_id(0) * n / LOOKUP_GAP];
    salsa(X);
    pad[get_global_id(0)] = X[0];
}

__kernel void search_1(__global uint4 *pad, uint n)
{
    uint4 X[4];
    X[0] = pad[get_global_id(0) * n / LOOKUP_GAP];
    salsa(X[0]);
    pad[get_global_id(0)] = X[0];
}

__kernel void search_2(__global uint4 *pad, uint n)
{
    uint4 X[4];
    X[0] = pad[get_global_id(0) * n / LOOKUP_GAP];
    salsa(&X);
    pad[get_global_id(0)] = X[0];
}

__kernel void search_3(__global uint4 *pad, uint n)
{
    uint4 X[4];
    X[0] = pad[get_global_id(0) * n / LOOKUP_GAP];
    salsa(pad);
    pad[get_global_id(0)] = X[0];
}

void salsa_4(uint4 B[8])
{
    uint4 w[4];
    for (uint i = 0; i < 4; ++i)
        w[i] = B[i];
    for (uint i = 0; i < 4; ++i) {
        w[0] ^= ROTL(w[3] + w[2], 7u);
        w[1] ^= ROTL(w[0] + w[3], 9u);
        w[2] = w[2].wxyz ^ ROTL(w[1], 13u);
    }
    for (uint i = 0; i < 4; ++i)
        B[i] += w[i];
}

void salsa_5(const uint4 B[4])
{
    uint4 w[4];
    for (uint i = 0; i < 4; ++i)
        w[i] = B[i];
    for (uint i = 0; i < 4; ++i) {
        w[0] ^= ROTL(w[3] + w[2], 7u);
        w[1] ^= ROTL(w[0] + w[3], 9u);
        w[2] = w[2].wxyz ^ ROTL(w[1], 13u);
    }
    for (uint i = 0; i < 4; ++i)
        B[i] += w[i];
}

void salsa_6(uint4 B[4])
{
    uint4 w[4];
    for (uint i = 0; i < 4; ++i)
        w[i] = B[i];
    for (uint i = 0; i < 4; ++i) {
        w[0] ^= ROTL(w[3] + w[2], 7u);
        w[1] ^= ROTL(w[0] + w[3], 9u);
        w[2] = w[2].wwyz ^ ROTL(w[1], 13u);
    }
    for (uint i = 0; i < 4; ++i)
        B[i] += w[i];
}

void salsa_7(uint4 B[4])
{
    uint4 w[4];
    for (uint i = 0; i < 4; ++i)
        w[i] = B[i];
    for (uint i = 0; i < 4; ++i) {
        w[0] ^= ROTL(w[3] + w[2], 7u);
        w[1] ^= ROTL(w[0] + w[3], 9u);
        w[2] = w[2].wxy ^ ROTL(w[1], 13u);
    }
    for (uint i = 0; i < 4; ++i)
        B[i] += w[i];
}

void salsa_8(uint4 B[4])
{
    uint4 w[4];
    for (uint i = 0; i < 4; ++i)
        w[i] = B[i];
    for (uint i = 0; i < 4; ++i) {
        w[0] ^= ROTL(w[3] + w[2], 7u);
        w[1] ^= ROTL(w[0] + w[3], 9u);
        w[2] = w[2].wxyz ^ ROTL(w, 13u);
    }
    for (uint i = 0; i < 4; ++i)
        B[i] += w[i];
}

void salsa_9(uint4 B[4])
{
    uint4 w;
    for (uint i = 0; i < 4; ++i)
        w[i] = B[i];
    for (uint i = 0; i < 4; ++i) {
        w[0] ^= ROTL(w[3] + w[2], 7u);
        w[1] ^= ROTL(w[0] + w[3], 9u);
        w[2] = w[2].wxyz ^ ROTL(w[1], 13u);
    }
    for (uint i = 0; i < 4; ++i)
        B[i] += w[i];
}

void salsa_10(uint4 B[4])
{
    float4 w[4];
    for (uint i = 0; i < 4; ++i)
        w[i] = B[i];
    for (uint i = 0; i < 4; ++i) {
        w[0] ^= ROTL(w[3] + w[2], 7u);
        w[1] ^= ROTL(w[0] + w[3], 9u);
        w[2] = w[2].wxyz ^ ROTL(w[1], 13u);
    }
    for (uint i = 0; i < 4; ++i)
        B[i] += w[i];
}
