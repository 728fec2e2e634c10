// std: 1.1 1.2 2.0 3.0
// Generated: one kernel per function and vector size.
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
__kernel void math_kernel(__global float *out, __global float *in1, __global float *in2, __global int *in3)
{
   size_t i = get_global_id(0);
   out[i] = fma(in1[i], in2[i], ldexp(in1[i], in3[i]));
}
__kernel void math_kernel_m0(__global float *out, __global float *in1, __global float *in2, __global int *in3)
{
   size_t i = get_global_id(0);
   out[i] = fma(in1[i], in2[i], ldexp(in1[i], in1[i]));
}
__kernel void math_kernel_m1(__global float *out, __global float *in1, __global float *in2, __global long *in3)
{
   size_t i = get_global_id(0);
   out[i] = fma(in1[i], in2[i], ldexp(in1[i], in3[i]));
}
__kernel void math_kernel_m2(__global float *out, __global float *in1, __global float *in2, __global int *in3)
{
   size_t i = get_global_id(0);
   out[i] = fma(in1[i], ldexp(in1[i], in3[i]));
}
__kernel void math_kernel3(__global float *out, __global float *in, __global int *e)
{
   size_t i = get_global_id(0);
   if (i + 1 < get_global_size(0)) {
      float3 f0 = vload3(0, in + 3 * i);
      int3 iout = INT_MAX;
      f0 = frexp(f0, &iout);
      vstore3(f0, 0, out + 3 * i);
      vstore3(iout, 0, e + 3 * i);
   } else {
      size_t parity = i & 1;
      float3 f0;
      switch (parity) {
      case 1:
         f0 = (float3)(in[3 * i], NAN, NAN);
         break;
      case 0:
         f0 = (float3)(in[3 * i], in[3 * i + 1], NAN);
         break;
      }
      int3 iout = 0xdeaddead;
      f0 = frexp(f0, &iout);
      switch (parity) {
      case 0:
         out[3 * i + 1] = f0.y;
         e[3 * i + 1] = iout.y;
         /* fall through */
      case 1:
         out[3 * i] = f0.x;
         e[3 * i] = iout.x;
         break;
      }
   }
}
__kernel void math_kernel3_m3(__global float *out, __global float *in, __global int *e)
{
   size_t i = get_global_id(0);
   if (i + 1 < get_global_size(0)) {
      float3 f0 = vload3(0, in + 3 * i);
      uint3 iout = INT_MAX;
      f0 = frexp(f0, &iout);
      vstore3(f0, 0, out + 3 * i);
      vstore3(iout, 0, e + 3 * i);
   } else {
      size_t parity = i & 1;
      float3 f0;
      switch (parity) {
      case 1:
         f0 = (float3)(in[3 * i], NAN, NAN);
         break;
      case 0:
         f0 = (float3)(in[3 * i], in[3 * i + 1], NAN);
         break;
      }
      int3 iout = 0xdeaddead;
      f0 = frexp(f0, &iout);
      switch (parity) {
      case 0:
         out[3 * i + 1] = f0.y;
         e[3 * i + 1] = iout.y;
         /* fall through */
      case 1:
         out[3 * i] = f0.x;
         e[3 * i] = iout.x;
         break;
      }
   }
}
__kernel void math_kernel3_m4(__global float *out, __global float *in, __global int *e)
{
   size_t i = get_global_id(0);
   if (i + 1 < get_global_size(0)) {
      float3 f0 = vload4(0, in + 3 * i);
      int3 iout = INT_MAX;
      f0 = frexp(f0, &iout);
      vstore3(f0, 0, out + 3 * i);
      vstore3(iout, 0, e + 3 * i);
   } else {
      size_t parity = i & 1;
      float3 f0;
      switch (parity) {
      case 1:
         f0 = (float3)(in[3 * i], NAN, NAN);
         break;
      case 0:
         f0 = (float3)(in[3 * i], in[3 * i + 1], NAN);
         break;
      }
      int3 iout = 0xdeaddead;
      f0 = frexp(f0, &iout);
      switch (parity) {
      case 0:
         out[3 * i + 1] = f0.y;
         e[3 * i + 1] = iout.y;
         /* fall through */
      case 1:
         out[3 * i] = f0.x;
         e[3 * i] = iout.x;
         break;
      }
   }
}
__kernel void math_kernel3_m5(__global float *out, __global float *in, __global int *e)
{
   size_t i = get_global_id(0);
   if (i + 1 < get_global_size(0)) {
      float3 f0 = vload3(0, in + 3 * i);
      int3 iout = INT_MAX;
      f0 = frexp(f0, &iout);
      vstore3(f0, 0, out + 3 * i);
      vstore3(iout, e + 3 * i);
   } else {
      size_t parity = i & 1;
      float3 f0;
      switch (parity) {
      case 1:
         f0 = (float3)(in[3 * i], NAN, NAN);
         break;
      case 0:
         f0 = (float3)(in[3 * i], in[3 * i + 1], NAN);
         break;
      }
      int3 iout = 0xdeaddead;
      f0 = frexp(f0, &iout);
      switch (parity) {
      case 0:
         out[3 * i + 1] = f0.y;
         e[3 * i + 1] = iout.y;
         /* fall through */
      case 1:
         out[3 * i] = f0.x;
         e[3 * i] = iout.x;
         break;
      }
   }
}
__kernel void sincos_kernel(__global float8 *out, __global float8 *in, __global float8 *out2)
{
   int i = get_global_id(0);
   float8 tmp;
   out[i] = sincos(in[i], &tmp);
   out2[i] = tmp;
   out[i] += remquo(in[i], out2[i], (__global int8 *)out);
   out[i] += pown(in[i], convert_int8(in[i])) + rootn(in[i], 3);
   out[i] = fmax(out[i], 0.0f) + native_rsqrt(in[i]) + half_sin(in[i]);
   out2[i] = nan((uint8)(0x7fc00000)) + lgamma_r(in[i], (__global int8 *)out2);
}
__kernel void sincos_kernel_m6(__global float8 *out, __global float8 *in, __global float8 *out2)
{
   int i = get_global_id(0);
   float8 tmp;
   out[i] = sincos(in[i], tmp);
   out2[i] = tmp;
   out[i] += remquo(in[i], out2[i], (__global int8 *)out);
   out[i] += pown(in[i], convert_int8(in[i])) + rootn(in[i], 3);
   out[i] = fmax(out[i], 0.0f) + native_rsqrt(in[i]) + half_sin(in[i]);
   out2[i] = nan((uint8)(0x7fc00000)) + lgamma_r(in[i], (__global int8 *)out2);
}
__kernel void sincos_kernel_m7(__global float8 *out, __global float8 *in, __global float8 *out2)
{
   int i = get_global_id(0);
   float8 tmp;
   out[i] = sincos(in[i], &tmp);
   out2[i] = tmp;
   out[i] += remquo(in[i], out2[i], (__global int8 *)out);
   out[i] += pown(in[i], convert_int4(in[i])) + rootn(in[i], 3);
   out[i] = fmax(out[i], 0.0f) + native_rsqrt(in[i]) + half_sin(in[i]);
   out2[i] = nan((uint8)(0x7fc00000)) + lgamma_r(in[i], (__global int8 *)out2);
}
__kernel void sincos_kernel_m8(__global float8 *out, __global float8 *in, __global float8 *out2)
{
   int i = get_global_id(0);
   float8 tmp;
   out[i] = sincos(in[i], &tmp);
   out2[i] = tmp;
   out[i] += remquo(in[i], out2[i], (__global int8 *)out);
   out[i] += pown(in[i], convert_int8(in[i])) + rootn(in[i], (int8)(3));
   out[i] = fmax(out[i], 0.0f) + native_rsqrt(in[i]) + half_sin(in[i]);
   out2[i] = nan((uint8)(0x7fc00000)) + lgamma_r(in[i], (__global int8 *)out2);
}
__kernel void sincos_kernel_m9(__global float8 *out, __global float8 *in, __global float8 *out2)
{
   int i = get_global_id(0);
   float8 tmp;
   out[i] = sincos(in[i], &tmp);
   out2[i] = tmp;
   out[i] += remquo(in[i], out2[i], (__global int8 *)out);
   out[i] += pown(in[i], convert_int8(in[i])) + rootn(in[i], 3);
   out[i] = fmax(out[i], 0.0f) + native_rsqrt(in[i]) + half_sin(in[i]);
   out2[i] = nan((int8)(0x7fc00000)) + lgamma_r(in[i], (__global int8 *)out2);
}
#ifdef cl_khr_fp64
__kernel void math_kernel_double4(__global double4 *out, __global double4 *in)
{
   size_t i = get_global_id(0);
   double4 ip;
   out[i] = modf(in[i], &ip) + ilogb(in[i].x) * M_PI;
}
#endif
