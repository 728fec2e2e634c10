// std: 1.2 2.0
typedef uint vtype;
#define vnot(a) (~(a))
#define vxor(d, a, b) (d) = (a) ^ (b)
#define vand(d, a, b) (d) = (a) & (b)
#define vsel(d, a, b, c) (d) = bitselect((a), (b), (c))

__constant uchar perm[16] = {
    15, 6, 19, 20, 28, 11, 27, 16, 0, 14, 22, 25, 4, 17, 30, 9
};

static void s_box(vtype a1, vtype a2, vtype a3, vtype a4,
                  __private vtype *out1, __private vtype *out2)
{
    vtype x0, x1, x2;
    vxor(x0, a1, a4);
    vand(x1, a2, vnot(a3));
    vsel(x2, x0, x1, a4);
    *out1 ^= x2;
    vxor(x2, x1, a1);
    *out2 ^= x2;
}

__kernel void des_bs(__global const vtype *keys,
                     __global vtype *hashes,
                     __local vtype *stage,
                     int num)
{
    vtype B[32];
    int gid = get_global_id(0), lid = get_local_id(0);
    for (int i = 0; i < 32; i++)
        B[i] = i & 1 ? ~0u : 0u;
    event_t ev = async_work_group_copy(stage, keys + get_group_id(0) * 56, 56, 0);
    wait_group_events(1, &ev);
    for (int r = 0; r < 16; r += 4) {
        vtype k0 = stage[r], k1 = stage[r + 1];
        s_box(B[31] ^ k0, B[0] ^ k1, B[1], B[2], &B[perm[r]], &B[perm[r + 1]]);
        s_box(B[3], B[4] ^ k0, B[5], B[6] ^ k1, B + perm[r + 2], B + perm[r + 3]);
    }
    if (gid < num)
        vstore16(vload16(0, B), gid, hashes);
    (void)lid;
}
