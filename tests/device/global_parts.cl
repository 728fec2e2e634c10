// Pointers to parts of global memory, as clang has them: this device has one
// global memory, and takes buffers for them.
#define DEVICE __attribute__((opencl_global_device))
#define HOST __attribute__((opencl_global_host))

kernel void parts(DEVICE int *p, HOST const int *q, global int *r) {
  int i = get_global_id(0);
  p[i] += q[i];
  global int *g = p;
  global const int *h = q;
  r[i] = g[i] + h[i];
}
kernel void vectors(DEVICE float4 *p, HOST float *q) {
  int i = get_global_id(0);
  float4 v = vload4(i, (global float *)q);
  p[i] = v + q[i];
}
kernel void behind_the_end(DEVICE int *p) { p[get_global_id(0) + 1] = 1; }
kernel void race(HOST int *p) { p[0] = get_global_id(0); }
