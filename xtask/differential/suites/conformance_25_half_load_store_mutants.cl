// std: 1.0 1.2 2.0 3.0
__kernel void m0(const __global half *p, __global float *f) { f[0] = *p; }
__kernel void m1(const __global half *p, __global float *f) { f[0] = p[get_global_id(0)]; }
__kernel void m2(const __global short *p, __global float *f) { f[0] = vload_half(0, p); }
__kernel void m3(const __global half *p, __global float *f) { f[0] = vload_half4(0, p); }
__kernel void m4(const __global half *p, __global float *f) { half h; }
__kernel void m5(half p, __global float *f) { f[0] = p; }
__kernel void m6(const __global half4 *p, __global float4 *f) { f[0] = vload_half4(0, p); }
__kernel void m7(const __global half *p, __global float *f) { vstore_half(f[0], 0, p); }
__kernel void m8(__global half *p, __global float *f) { vstore_half_rtx(f[0], 0, p); }
__kernel void m9(__global half *p, __global float3 *f) { vstore_half2(f[0], 0, p); }
__kernel void m10(__global half *p, __global float *f) { vstore_half(*f, p, 0); }
__kernel void m11(__constant half *p, __global float *f) { vstore_half(*f, 0, p); }
__kernel void m12(__global half *p, __global float *f) { __local half l[4]; f[0] = vload_half(0, l); }
__kernel void m13(__global half *p, __global int *f) { vstore_half(*f, 0, p); }
__kernel void m14(__global half *p, __global float *f) { half *q = p; }
__kernel void m15(__global half *p, __global float *f) { f[0] = (float)vload_half(0, (half *)0); }
__kernel void m16(__global half *p, __global float *f) { p[0] = f[0]; }
__kernel void m17(__global half *p, __global float *f) { f[0] = 1.0h; }
__kernel void m18(__global half *p __global float *f) { f[0] = vload_half(0, p); }
