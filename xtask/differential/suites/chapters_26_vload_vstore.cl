// std: 1.0 1.1 1.2 2.0 3.0
void gen(global float *g, local int *l, constant uchar *c, private short *p, const global float *cg, size_t n) {
  float4 a = vload4(n, g);
  float3 b = vload3(0, g);
  int8 d = vload8(n, l);
  uchar16 e = vload16(1, c);
  short2 f = vload2(0, p);
  a = vload4(0, cg);
  vstore4(a, n, g);
  vstore3(b, 0, g);
  vstore8(d, 2, l);
  vstore2(f, n, p);
  vstore4(a, 0, cg);
  a = vload4(0, (global float *)g + 1);
}
