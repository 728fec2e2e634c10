// std: 1.0 1.1
// Without cl_khr_fp16 a half may only be accessed through vload/vstore.
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif

__kernel void scale(__global half *out, __global const half *in, float s)
{
  size_t i = get_global_id(0);
  float f = vload_half(i, in);
  vstore_half(f * s, i, out);
  out[i] = in[i] * s;
}
