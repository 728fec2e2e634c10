// std: 1.0 1.2 2.0

kernel void sw0(global int4 *o, constant int *c, int n) {
  int4 v = (int4)(1, 2, (int3)(n));
  o[0] = v.wzyx;
  v.lo += v.hi;
  o[1] = v > o[0] ? v : o[2];
  switch (n) { case 1: o[2].s0 = c[n]; break; default: o[2].odd <<= 1; }
  for (int i = 0; i < n; ++i) o[i] = ~v % 3;
}

kernel void sw1(global int4 *o, constant int *c, int n) {
  int4 v = (int4)(1, 2, (int2)(n));
  o[0] = v.wzys;
  v.lo += v.hi;
  o[1] = v > o[0] ? v : o[2];
  switch (n) { case 1: o[2].s0 = c[n]; break; default: o[2].odd <<= 1; }
  for (int i = 0; i < n; ++i) o[i] = ~v % 3;
}

kernel void sw2(global int4 *o, constant int *c, int n) {
  int4 v = (int4)(1, 2, (int2)(n));
  o[0] = v.wzyx;
  v.lo += v;
  o[1] = v > o[0] ? v : o[2];
  switch (n) { case 1: o[2].s0 = c[n]; break; default: o[2].odd <<= 1; }
  for (int i = 0; i < n; ++i) o[i] = ~v % 3;
}

kernel void sw3(global int4 *o, constant int *c, int n) {
  int4 v = (int4)(1, 2, (int2)(n));
  o[0] = v.wzyx;
  v.lo += v.hi;
  o[1] = v > o[0] ? 1.0f : o[2];
  switch (n) { case 1: o[2].s0 = c[n]; break; default: o[2].odd <<= 1; }
  for (int i = 0; i < n; ++i) o[i] = ~v % 3;
}

kernel void sw4(global int4 *o, constant int *c, int n) {
  int4 v = (int4)(1, 2, (int2)(n));
  o[0] = v.wzyx;
  v.lo += v.hi;
  o[1] = v > o[0] ? v : o[2];
  switch (n) { case 1: o[2].s0 = c[n]; break default: o[2].odd <<= 1; }
  for (int i = 0; i < n; ++i) o[i] = ~v % 3;
}

kernel void sw5(global int4 *o, constant float4 *c, int n) {
  int4 v = (int4)(1, 2, (int2)(n));
  o[0] = v.wzyx;
  v.lo += v.hi;
  o[1] = v > o[0] ? v : o[2];
  switch (n) { case 1: o[2].s0 = c[n]; break; default: o[2].odd <<= 1; }
  for (int i = 0; i < n; ++i) o[i] = ~v % 3;
}

kernel void sw6(global int4 *o, constant int *c, int n) {
  int4 v = (int4)(1, 2, (int2)(n));
  o[0] = v.wzyx;
  v.lo += v.hi;
  o[1] = v > o[0] ? v : o[2];
  switch (n) { case n: o[2].s0 = c[n]; break; default: o[2].odd <<= 1; }
  for (int i = 0; i < n; ++i) o[i] = ~v % 3;
}

kernel void sw7(global int4 *o, constant int *c, int n) {
  float4 v = (int4)(1, 2, (int2)(n));
  o[0] = v.wzyx;
  v.lo += v.hi;
  o[1] = v > o[0] ? v : o[2];
  switch (n) { case 1: o[2].s0 = c[n]; break; default: o[2].odd <<= 1; }
  for (int i = 0; i < n; ++i) o[i] = ~v % 3;
}

kernel void sw8(global int4 *o, constant int *c, int n) {
  int4 v = (int4)(1, 2, (int2)(n));
  o[0] = v.wzyx;
  v.xx += v.hi;
  o[1] = v > o[0] ? v : o[2];
  switch (n) { case 1: o[2].s0 = c[n]; break; default: o[2].odd <<= 1; }
  for (int i = 0; i < n; ++i) o[i] = ~v % 3;
}

kernel void sw9(global int4 *o, int *c, int n) {
  int4 v = (int4)(1, 2, (int2)(n));
  o[0] = v.wzyx;
  v.lo += v.hi;
  o[1] = v > o[0] ? v : o[2];
  switch (n) { case 1: o[2].s0 = c[n]; break; default: o[2].odd <<= 1; }
  for (int i = 0; i < n; ++i) o[i] = ~v % 3;
}
