// std: 1.1 1.2 2.0
#define safe_add_func_int4(a, b) ((a) + (b))
#define safe_unary_minus(x) (-(x))
#define safe_clamp(type, x, lo, hi) clamp((x), (type)min((lo), (hi)), (type)max((lo), (hi)))

struct globals {
    int4 v_3;
    uchar16 v_5;
    ushort8 v_8;
    long2 v_12;
    volatile uint v_13;
    int v_14[5];
};

kernel void entry(global int *result)
{
    struct globals g_;
    struct globals *g = &g_;
    g->v_3 = (int4)(1);
    uchar4 r = (uchar4)(0xF1, 7, ((uchar2)(g->v_5.s3, 255)));
    int2 q = g->v_3.xw;
    // g->v_8.s0246 = rotate(g->v_8.odd, (ushort4)(3)).s3210;
    g->v_8.s0226 = rotate(g->v_8.odd, (ushort4)(3)).s3210;
    g->v_8.s0246 = rotate(g->v_8.odd, (uint4)(3)).s3210;
    g->v_8.s0248 = rotate(g->v_8.odd, (ushort4)(3)).s3210;
    // g->v_12 ^= (safe_unary_minus(g->v_12) > ((long2)(1L, (long)q.x)));
    g->v_12 ^= (safe_unary_minus(g->v_12) > ((int2)(1L, (long)q.x)));
    g->v_12 ^= (safe_unary_minus(g->v_12) > ((long2)(1L, (long2)q.x)));
    // result[get_global_id(0)] = ((r.x | r.y) ^ (uchar)q.x) , (g->v_3.z * (~q.y));
    result[get_global_id(0)] = ((r.x | r.y) ^ (uchar)q) , (g->v_3.z * (~q.y));
    result[get_global_id(0)] = ((r.x | r.s1z) ^ (uchar)q.x) , (g->v_3.z * (~q.y));
    result[get_global_id(0)] = ((r.x | r.y) ^ (uchar)q.x) , (g->v_3.z * (~q.y)
    // g->v_5 = (uchar16)((uchar8)(3), (uchar4)(1, 2, 3, 4), 0x5AL, 0, (uchar2)(9));
    g->v_5 = (uchar16)((uchar8)(3), (uchar4)(1, 2, 3), 0x5AL, 0, (uchar2)(9));
    g->v_5 = (uchar16)((char8)(3), (uchar4)(1, 2, 3, 4), 0x5AL, 0, (uchar2)(9));
}
