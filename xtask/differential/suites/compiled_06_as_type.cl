// std: 1.1 1.2 2.0 3.0
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

__kernel void as_32(__global uint *u, __global float *f, __global uchar4 *c,
                    __global short2 *s)
{
  int i = get_global_id(0);
  u[i] = as_uint(f[i]);
  f[i] = as_float(u[i] | 0x80000000u);
  c[i] = as_uchar4(f[i]);
  s[i] = as_short2(c[i]);
  u[i] += as_uint(s[i]);
  f[i] = as_float(0x3f800000);
}

__kernel void as_vec(__global float4 *f4, __global int4 *i4,
                     __global float3 *f3, __global short8 *s8)
{
  size_t i = get_global_id(0);
  i4[i] = as_int4(f4[i]);
  i4[i] &= as_int4(f4[i] > (float4)(1.0f));
  f4[i] = as_float4(s8[i]);
  s8[i] = as_short8(i4[i]);
  f3[i] = as_float3(f4[i]);
  f4[i] = as_float4(f3[i]);
  i4[i] = as_int4(as_long2(f4[i]));
}

#ifdef cl_khr_fp64
__kernel void as_64(__global double *d, __global ulong *l, __global uint2 *u2)
{
  size_t i = get_global_id(0);
  l[i] = as_ulong(d[i]);
  d[i] = as_double(l[i] ^ 1UL);
  u2[i] = as_uint2(d[i]);
  d[i] += as_double((uint2)(0u, 0x3ff00000u));
}
#endif
