// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half add(half a, half b) { return a + b; }
half from_literal(half x) { return x + 2.0h; }
float widen(half h) { return h; }
half narrow(float f) { return (half)f; }
half2 vec(half2 v, half s) { return v * s; }
int cmp(half a, half b) { return a < b; }
half incr(half *p) { return ++*p; }
kernel void storage(global half *p, global float *f, int i) {
  f[i] = vload_half(i, p);
  vstore_half_rte(f[i + 1], i, p);
  vstorea_half4((float4)(f[0]), 0, p);
}
