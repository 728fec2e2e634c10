// std: 1.0 1.1 1.2 2.0 3.0
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

#define RELATIONAL(F, I, N)                                             \
  __kernel void rel_##F##N(__global I##N *out, __global const F##N *a,  \
                           __global const F##N *b)                      \
  {                                                                     \
    size_t i = get_global_id(0);                                        \
    out[0] = isequal(a[i], b[i]);                                       \
    out[1] = isnotequal(a[i], b[i]);                                    \
    out[2] = isgreater(a[i], b[i]) | isgreaterequal(a[i], b[i]);        \
    out[3] = isless(a[i], b[i]) & islessequal(a[i], b[i]);              \
    out[4] = islessgreater(a[i], b[i]);                                 \
    out[5] = isfinite(a[i]) ^ isinf(b[i]);                              \
    out[6] = isnan(a[i]) + isnormal(b[i]);                              \
    out[7] = isordered(a[i], b[i]) - isunordered(a[i], b[i]);           \
    out[8] = signbit(a[i]);                                             \
    out[9] = bitselect(out[0], out[1], out[2]);                         \
  }

RELATIONAL(float, int, )
RELATIONAL(float, int, 2)
RELATIONAL(float, int, 4)
RELATIONAL(float, int, 16)
#ifdef cl_khr_fp64
RELATIONAL(double, int, )
RELATIONAL(double, long, 4)
#endif

__kernel void selects(__global float4 *f, __global int4 *i, __global uchar *c)
{
  f[0] = select(f[1], f[2], isless(f[1], f[2]));
  f[1] = select(f[1], f[2], as_uint4(f[0]));
  i[0] = select(i[1], i[2], i[1] > i[2]);
  c[0] = select(c[1], c[2], (uchar)1);
  f[3] = bitselect(f[0], f[1], f[2]);
  c[1] = any(i[0]) ? all(i[1]) : any((char)-1);
}
