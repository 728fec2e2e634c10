// std: 1.1 1.2 3.0
// opts: -DSHORT
#ifdef SHORT
#define T short
#define VT short4
#define CONV convert_short4_sat_rte
#else
#define T uchar
#define VT uchar4
#define CONV convert_uchar4_sat
#endif
#define LOAD(p) (*(__global const VT *)(p))
#define STORE(v, p) (*(__global VT *)(p) = (v))

__constant float kern0[3] = {0.25f, 0.5f, 0.25f};
__kernel void blur0(__global const T *src, int step, __global T *dst, int cols) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= cols) return;
  int i = mad24(y, step, x * 4.0f);
  float4 s = (float4)(0);
  for (int k = 0; k < 3; k++)
    s += kern0[k] * convert_float4(LOAD(src + i + k));
  STORE(CONV(s), dst + i);
}

const float kern1[3] = {0.25f, 0.5f, 0.25f};
__kernel void blur1(__global const T *src, int step, __global T *dst, int cols) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= cols) return;
  int i = mad24(y, step, x * 4);
  float4 s = (float4)(0);
  for (int k = 0; k < 3; k++)
    s += kern1[k] * convert_float4(LOAD(src + i + k));
  STORE(CONV(s), dst + i);
}

__constant float kern2[3] = {0.25f, 0.5f, 0.25f};
__kernel void blur2(__global const T *src, int step, __global T *dst, int cols) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= cols) return;
  int i = mad24(y, step, x * 4);
  float4 s = (float4)(0);
  for (int k = 0; k < 3; k++)
    s += kern2[k] * convert_float(LOAD(src + i + k));
  STORE(CONV(s), dst + i);
}

__constant float kern3[3] = {0.25f, 0.5f, 0.25f};
__kernel void blur3(__global const T *src, int step, __global T *dst, int cols) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= cols) return;
  int i = mad24(y, step, x * 4);
  float4 s = (float4)(0);
  for (int k = 0; k < 3; k++)
    s += kern3[k] * convert_float4(LOAD(src + i + k));
  STORE(CONV(s.xyz), dst + i);
}

__constant float kern4[3] = {0.25f, 0.5f, 0.25f};
__kernel void blur4(__constant T *src, int step, __global T *dst, int cols) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= cols) return;
  int i = mad24(y, step, x * 4);
  float4 s = (float4)(0);
  for (int k = 0; k < 3; k++)
    s += kern4[k] * convert_float4(LOAD(src + i + k));
  STORE(CONV(s), dst + i);
}

__constant float kern5[3] = {0.25f, 0.5f, 0.25f};
__kernel void blur5(__global const T *src, int step, __global T *dst, int cols) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= cols) return;
  int i = mad24(y, step, x * 4);
  float3 s = (float4)(0);
  for (int k = 0; k < 3; k++)
    s += kern5[k] * convert_float4(LOAD(src + i + k));
  STORE(CONV(s), dst + i);
}

__constant float kern6[3] = {0.25f, 0.5f, 0.25f};
__kernel void blur6(__global const T *src, int step, __global T *dst, int cols) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= cols) return 0;
  int i = mad24(y, step, x * 4);
  float4 s = (float4)(0);
  for (int k = 0; k < 3; k++)
    s += kern6[k] * convert_float4(LOAD(src + i + k));
  STORE(CONV(s), dst + i);
}

__constant float kern7[3] = {0.25f, 0.5f, 0.25f};
__kernel void blur7(__global const T *src, int step, __global T *dst, int cols) {
  int x = get_global_id(0), y = get_global_id(1)
  if (x >= cols) return;
  int i = mad24(y, step, x * 4);
  float4 s = (float4)(0);
  for (int k = 0; k < 3; k++)
    s += kern7[k] * convert_float4(LOAD(src + i + k));
  STORE(CONV(s), dst + i);
}

__constant float kern8[3] = {0.25f, 0.5f, 0.25f};
__kernel void blur8(__global const T *src, int step, __global T *dst, int cols) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= cols) return;
  int i = mad24(y, step, x * 4);
  float4 s = (float4)(0);
  for (int k = 0; k < 3; k++)
    s += kern8[k] * convert_float4(LOAD(src + i + k));
  STORE(s, dst + i);
}

__constant float kern9[3] = {0.25f, 0.5f, 0.25f};
__kernel void blur9(__global const T *src, int step, __global T *dst, int cols) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= cols) return;
  int i = mad24(y, step, x * 4);
  float4 s = (float4)(0);
  for (int k = 0; k < 3; k++)
    s += kern9[k] % convert_float4(LOAD(src + i + k));
  STORE(CONV(s), dst + i);
}
