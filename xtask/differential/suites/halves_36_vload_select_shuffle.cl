// std: 1.2 2.0 3.0
// vload/vstore, select/bitselect, shuffle/shuffle2, vec_step.

kernel void ldst(global float *g, local short *l, constant uchar *c, const global int *ci, size_t n) {
  float4 a = vload4(n, g);
  short3 b = vload3(0, l);
  uchar16 d = vload16(1, c);
  int2 e = vload2(n, ci);
  int priv[8];
  int8 f = vload8(0, priv);
  vstore4(a, n, g);
  vstore3(b, 0, l);
  vstore8(f, 0, priv);
  vstore2(e, 0, ci);
  vstore16(d, 0, c);
  vstore4(a.xy, 0, g);
  vstore4(a, g, 0);
  a = vload4(g, 0);
  a = vload4(0, l);
  a = vload5(0, g);
  a = vload4(0, (global float4 *)g);
}

kernel void sel(global float4 *o, float4 a, float4 b, int4 i, uint4 u, char4 c, double2 d, long2 l) {
  o[0] = select(a, b, i);
  o[1] = select(a, b, u);
  o[2] = bitselect(a, b, a);
  i = select(i, i, a < b);
  d = select(d, d, l);
  o[0].x = select(1.0f, 2.0f, 1);
  o[3] = select(a, b, c);
  o[3] = select(a, b, 1);
  d = select(d, d, (int2)(0));
  i = bitselect(i, i, u);
}

kernel void shuf(global float4 *o, float4 a, float2 b, uint4 m, uint8 m8, ushort4 s, int4 i) {
  o[0] = shuffle(a, m);
  float8 r = shuffle(b, m8);
  o[1] = shuffle2(a, a, m);
  b = shuffle(r, m.xy);
  o[2] = shuffle(a, s);
  o[2] = shuffle(a, i);
  o[2] = shuffle2(a, b, m);
  o[2] = shuffle(a.x, m);
  o[3] = __builtin_shufflevector(a, a, 0, 4, 1, 5);
  o[3] = __builtin_shufflevector(a, a, 0, 8, 1, 5);
  int vs = vec_step(a) + vec_step(int3) + vec_step(char) + vec_step(o);
  vs += vec_step(void);
  vs += vec_step(struct undef);
}
