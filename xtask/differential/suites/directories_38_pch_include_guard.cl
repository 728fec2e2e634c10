// std: 1.2 2.0 3.0
// opts:
// opts: -DNOPCH=1
#ifndef HEADER
#define HEADER
typedef float real;
typedef float2 cplx;
#define SQR(x) ((x) * (x))
static inline real norm(cplx c) { return SQR(c.x) + SQR(c.y); }
__constant sampler_t header_smp = CLK_FILTER_LINEAR;
struct params { int n; real scale; };
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
extern int ext_fun(struct params p);
#ifndef NOPCH
#include __FILE__
#endif
#else
typedef float real;
typedef int cplx;
kernel void use_header(global cplx *c, global real *r, struct params p) {
  r[get_global_id(0)] = norm(c[get_global_id(0)]) * p.scale + ext_fun(p);
}
kernel void use_img(read_only image2d_t img, global float4 *out) {
  *out = read_imagef(img, header_smp, (float2)(0.5f));
}
#undef SQR
int after_undef(int x) { return SQR(x); }
#endif
