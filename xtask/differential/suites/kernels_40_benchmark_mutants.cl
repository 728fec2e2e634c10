// std: 1.0 1.2 2.0 3.0
#define ROTL(x, n) rotate((x), (uint)(n))
__constant uint K[2] = {0xd76aa478u, 0xe8c7b756u};

kernel __attribute__((vec_type_hint(4)))
void bench0(global const uint4 *m, global uint4 *o, global int4 *a, global long2 *l) {
  uint x = m[0].s0 + K[0];
  o[0] = (uint4)(ROTL(x, 7), bitselect(x, K[1], m[0].y), clz(x), 0);
  a[0] = mul_hi(a[1], a[2]) + select(a[0], a[1], m[1]);
  l[0] = upsample(a[0].xy, o[0].zw);
  o[1] = abs_diff(a[0], a[1]) + abs(a[2]);
  #pragma unroll
  for (int i = 0; i < 4; ++i) o[i] = shuffle(m[i], (uint4)(3, 2, 1, 0));
}

kernel __attribute__((vec_type_hint(uint4)))
void bench1(global const uint4 *m, global uint4 *o, global int4 *a, global long2 *l) {
  uint x = m[0].s0 + K[0];
  o[0] = (uint4)(ROTL((int)x, 7), bitselect(x, K[1], m[0].y), clz(x), 0);
  a[0] = mul_hi(a[1], a[2]) + select(a[0], a[1], m[1]);
  l[0] = upsample(a[0].xy, o[0].zw);
  o[1] = abs_diff(a[0], a[1]) + abs(a[2]);
  #pragma unroll
  for (int i = 0; i < 4; ++i) o[i] = shuffle(m[i], (uint4)(3, 2, 1, 0));
}

kernel __attribute__((vec_type_hint(uint4)))
void bench2(global const uint4 *m, global uint4 *o, global int4 *a, global long2 *l) {
  uint x = m[0].s0 + K[0];
  o[0] = (uint4)(ROTL(x, 7), bitselect(x, K[1], m[0]), clz(x), 0);
  a[0] = mul_hi(a[1], a[2]) + select(a[0], a[1], m[1]);
  l[0] = upsample(a[0].xy, o[0].zw);
  o[1] = abs_diff(a[0], a[1]) + abs(a[2]);
  #pragma unroll
  for (int i = 0; i < 4; ++i) o[i] = shuffle(m[i], (uint4)(3, 2, 1, 0));
}

kernel __attribute__((vec_type_hint(uint4)))
void bench3(global const uint4 *m, global uint4 *o, global int4 *a, global long2 *l) {
  uint x = m[0].s0 + K[0];
  o[0] = (uint4)(ROTL(x, 7), bitselect(x, K[1], m[0].y), clz(x), 0);
  a[0] = mul_hi(a[1], a[2]) + select(a[0], m[1], a[1]);
  l[0] = upsample(a[0].xy, o[0].zw);
  o[1] = abs_diff(a[0], a[1]) + abs(a[2]);
  #pragma unroll
  for (int i = 0; i < 4; ++i) o[i] = shuffle(m[i], (uint4)(3, 2, 1, 0));
}

kernel __attribute__((vec_type_hint(uint4)))
void bench4(global const uint4 *m, global uint4 *o, global int4 *a, global long2 *l) {
  uint x = m[0].s0 + K[0];
  o[0] = (uint4)(ROTL(x, 7), bitselect(x, K[1], m[0].y), clz(x), 0);
  a[0] = mul_hi(a[1], a[2]) + select(a[0], a[1], m[1]);
  l[0] = upsample(o[0].zw, a[0].xy);
  o[1] = abs_diff(a[0], a[1]) + abs(a[2]);
  #pragma unroll
  for (int i = 0; i < 4; ++i) o[i] = shuffle(m[i], (uint4)(3, 2, 1, 0));
}

kernel __attribute__((vec_type_hint(uint4)))
void bench5(global const uint4 *m, global uint4 *o, global int4 *a, global long2 *l) {
  uint x = m[0].s0 + K[0];
  o[0] = (uint4)(ROTL(x, 7), bitselect(x, K[1], m[0].y), clz(x), 0);
  a[0] = mul_hi(a[1], a[2]) + select(a[0], a[1], m[1]);
  l[0] = upsample(a[0].xy, o[0].zw);
  o[1] = abs_diff(a[0], a[1]) + fabs(a[2]);
  #pragma unroll
  for (int i = 0; i < 4; ++i) o[i] = shuffle(m[i], (uint4)(3, 2, 1, 0));
}

kernel __attribute__((vec_type_hint(uint4)))
void bench6(global const uint4 *m, global uint4 *o, global int4 *a, global long2 *l) {
  uint x = m[0].s0 + K[0];
  o[0] = (uint4)(ROTL(x, 7), bitselect(x, K[1], m[0].y), clz(x), 0);
  a[0] = mul_hi(a[1], a[2]) + select(a[0], a[1], m[1]);
  l[0] = upsample(a[0].xy, o[0].zw);
  o[1] = abs_diff(a[0], a[1]) + abs(a[2]);
  #pragma unroll 0
  for (int i = 0; i < 4; ++i) o[i] = shuffle(m[i], (uint4)(3, 2, 1, 0));
}

kernel __attribute__((vec_type_hint(uint4)))
void bench7(global const uint4 *m, global uint4 *o, global int4 *a, global long2 *l) {
  uint x = m[0].s0 + K[0];
  o[0] = (uint4)(ROTL(x, 7), bitselect(x, K[1], m[0].y), clz(x), 0);
  a[0] = mul_hi(a[1], a[2]) + select(a[0], a[1], m[1]);
  l[0] = upsample(a[0].xy, o[0].zw);
  a[3] = abs_diff(a[0], a[1]) + abs(a[2]);
  #pragma unroll
  for (int i = 0; i < 4; ++i) o[i] = shuffle(m[i], (uint4)(3, 2, 1, 0));
}

kernel __attribute__((vec_type_hint(uint4)))
void bench8(global const uint4 *m, global uint4 *o, global int4 *a, global long2 *l) {
  uint x = m[0].s0 + K[0];
  o[0] = (uint4)(ROTL(x, 7), bitselect(x, K[1], m[0].y), clz(x), 0);
  a[0] = mul_hi(a[1], a[2]) + select(a[0], a[1], m[1]);
  l[0] = upsample(a[0].xy, o[0].zw);
  o[1] = abs_diff(a[0], a[1]) + abs(a[2]);
  #pragma unroll
  for (int i = 0; i < 4; ++i) o[i] = shuffle(m[i], (int4)(3, 2, 1, 0));
}

kernel __attribute__((vec_type_hint(uint4)))
void bench9(global const uint4 *m, global uint4 *o, global int4 *a, global long2 *l) {
  uint x = m[0].s0 + K[0];
  o[0] = (uint4)(ROTL(x, 7), bitselect(x, K[1], m[0].y), clz(x), 0);
  a[0] = mul_hi(a[1], a[2]) + select(a[0], a[1], m[1]);
  l[0] = upsample(a[0].xy, o[0].zw);
  o[1] = abs_diff(a[0], a[1]) + abs(a[2]);
  #pragma unroll
  x++;
  for (int i = 0; i < 4; ++i) o[i] = shuffle(m[i], (uint4)(3, 2, 1, 0));
}
