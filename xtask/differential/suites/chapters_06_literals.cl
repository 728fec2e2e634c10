// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant int i0 = 0x7fffffff;
constant uint i1 = 4294967295u;
constant long i2 = 0x7fffffffffffffffL;
constant ulong i3 = 18446744073709551615UL;
constant uint i4 = 0777U;
constant long i5 = 2147483648;
constant ulong i6 = 0xFFFFFFFFFFFFFFFF;
constant int i7 = 'a' + '\n' + '\x41' + '\101' + '\\';
constant float f0 = 1.0f;
constant float f1 = .5F;
constant float f2 = 1e-10f;
constant float f3 = 0x1.8p3f;
constant float f4 = 3;
constant double d0 = 1.0;
constant double d1 = 1.5L;
constant double d2 = 0x1.fffffffffffffp1023;
constant half h0 = 1.5h;
constant half h1 = 2.0H;
constant bool b0 = true;
constant float inf = INFINITY;
constant float mf = MAXFLOAT;
constant int mn = INT_MIN + CHAR_BIT + SCHAR_MAX;
constant ulong mu = ULONG_MAX;
constant int folded = 3 + 4 * sizeof(float4) - (7 >> 1);
constant float4 fv = (float4)(1.0f, 2.0f, 3.0f, 1 / 2.0f);
constant int cmp = 1.0f < 2.0f;

kernel void k(global float *f, global uint *u) {
  f[0] = 1.1 * f[1];
  f[1] = 1.0f / 3;
  f[2] = FLT_EPSILON * M_PI_F;
  u[0] = -1 + 1u;
  u[1] = ~0u >> 4;
  u[2] = 1 << 31;
  u[3] = u[0] ? 0xFFu : 0;
  u[4] = sizeof(1.0) + sizeof(1L) + sizeof(1.0f) + sizeof('a') + sizeof(true);
}
