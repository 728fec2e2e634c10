// std: 1.1 1.2 3.0
#define B 16
void swap_tile(__local float *t, __global float *g, uint i) {
  float v = t[i];
  g[i] = v;
}

__kernel void transpose(__global const float *in, __global float *out, uint w, uint h) {
  __local float t[B * (B + 1)];
  uint x = get_global_id(0), y = get_global_id(1);
  t[get_local_id(1) * (B + 1) + get_local_id(0)] = in[y * w + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  swap_tile(t, out + x * h, y);
}

void swap_tile1(__local float *t, __global float *g, uint i) {
  float v = t;
  g[i] = v;
}
void swap_tile2(__local float *t, __global float *g, uint i) {
  float v = t[i];
  g = v;
}
void swap_tile3(__local float *t, __global const float *g, uint i) {
  float v = t[i];
  g[i] = v;
}
void swap_tile4(__local float *t, __constant float *g, uint i) {
  float v = t[i];
  g[i] = v;
}
void swap_tile5(__local float *t, __global float *g, float i) {
  float v = t[i];
  g[0] = v;
}
void swap_tile6(__local float *t, __global float *g, uint i) {
  __local float v = t[i];
  g[i] = v;
}
void swap_tile7(__local float *t, __global float *g, uint i) {
  float v = t[i];
  t = g;
}
int swap_tile8(__local float *t, __global float *g, uint i) {
  float v = t[i];
  g[i] = v;
}
void swap_tile9(__local float *t, __global float *g, uint i) {
  float v = *(t + i);
  g[i] == v;
}
void swap_tile10(__local float *t, __global float *g, uint i) {
  float v = t[i]
  g[i] = v;
}
void swap_tile11(__local float *t, __global float *g, long i) {
  float const v = i[t];
  return g[i];
}
