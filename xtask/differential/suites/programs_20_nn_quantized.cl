// std: 2.0 3.0
#if defined(cl_khr_fp16)
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif
#if defined(__opencl_c_integer_dot_product_input_4x8bit) || defined(cl_khr_integer_dot_product)
#define HAVE_DOT 1
#endif
#define QK 32
typedef struct { half d; uchar qs[QK / 2]; } block_q4;
typedef union { uint u; uchar4 v; } packed_t;
static inline float dequant_dot(global const block_q4 *x, global const float *y)
{
    float d = vload_half(0, &x->d);
    float acc = 0.f;
    for (int i = 0; i < QK / 2; ++i) {
        int lo = (x->qs[i] & 0xF) - 8;
        int hi = (x->qs[i] >> 4) - 8;
        acc += lo * y[i] + hi * y[i + QK / 2];
    }
    return acc * d;
}
kernel void softmax(global const float *src, global float *dst, const int ne)
{
    local float buf[64];
    float lmax = -INFINITY;
    for (int i = get_local_id(0); i < ne; i += get_local_size(0))
        lmax = fmax(lmax, src[i]);
    buf[get_local_id(0)] = lmax;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) {
        if (get_local_id(0) < s)
            buf[get_local_id(0)] = max(buf[get_local_id(0)], buf[get_local_id(0) + s]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = get_local_id(0); i < ne; i += get_local_size(0))
        dst[i] = native_exp(src[i] - buf[0]);
}
kernel void conv_q8(global const char4 *in, global const uchar4 *w, global uchar *out, int zp, float scale)
{
    int acc = 0;
    packed_t p = { .u = 0x01010101u };
    for (int i = 0; i < 9; ++i) {
        int4 a = convert_int4(in[i]) - zp;
        int4 b = convert_int4(w[i]);
        acc += a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
#ifdef HAVE_DOT
        acc += dot(in[i], w[i]);
#endif
    }
    acc += p.v.s0;
    out[get_global_id(0)] = convert_uchar_sat_rte(acc * scale);
}
kernel __attribute__((vec_type_hint(float4))) void relu(global float4 *x, float slope)
{
    size_t i = get_global_id(0);
    x[i] = select(x[i], x[i] * slope, x[i] < 0.0f);
}
