// std: 1.1 1.2 2.0
// random expressions over vectors: swizzles, casts, comma operators
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

uchar4 func_2(uint4 p_3, char8 p_4, struct globals *g)
{
    uchar4 l_5 = (uchar4)(0xF1, 7, ((uchar2)(g->v_5.s3, 255)));
    l_5.wx = ((uchar16)(p_4.s01234567 == 0 ? (uchar8)(1) : (uchar8)(2), g->v_5.odd)).s6b;
    l_5 ^= convert_uchar4(p_3) << (uchar4)(3);
    return (g->v_13 , l_5.zyxw);
}

int2 func_7(int2 p_8, ushort p_9, struct globals *g)
{
    int2 l_10 = ((int16)(p_8, (int4)(-1), ((int8)(g->v_3, g->v_3.wwzz)), p_8.yy)).s4f;
    return safe_add_func_int4(l_10, ((int4)(((g->v_3.xyzw && p_8.xxyy) <= (0L , (int4)(p_9))), 2147483647)).odd);
}

__kernel void entry(__global int *result, __global const int *seed)
{
    struct globals g_;
    struct globals *g = &g_;
    g->v_3 = (int4)(seed[0], seed[1], (-9L), 0x4F);
    g->v_5 = (uchar16)((uchar8)(3), (uchar4)(1, 2, 3, 4), 0x5AL, 0, (uchar2)(9));
    g->v_8 = (ushort8)(1, 2, 3, 4, (ushort4)(65535UL));
    g->v_12 = (long2)(0x7FFFFFFFFFFFFFFFL, (-1L));
    g->v_13 = 0xDEADBEEFL;
    g->v_14[0] = g->v_14[1] = g->v_14[2] = (g->v_14[3] = 4, g->v_14[4] = 5);
    uchar4 r = func_2(as_uint4(g->v_3), as_char8(g->v_12.x), g);
    int2 q = func_7(g->v_3.xw, g->v_8.s7, g);
    g->v_3.lo = (q, q.yx);
    g->v_8.s0246 = rotate(g->v_8.odd, (ushort4)(3)).s3210;
    g->v_12 ^= (safe_unary_minus(g->v_12) > ((long2)(1L, (long)q.x)));
    g->v_12 = safe_clamp(long2, g->v_12, ((long2)(-5)), ((long2)(6L)));
    result[get_global_id(0)] = (((((r.x | r.y) ^ (uchar)q.x) , (g->v_3.z * (~q.y)))
        - ((!g->v_14[(g->v_13 & 3)]) ? (int)g->v_12.y : ((short)(g->v_8.s5 >> 2) % 7)))
        && (g->v_5.se <= (1 != 2))) ? upsample((short)r.z, (ushort)r.w) : as_int(r);
}
