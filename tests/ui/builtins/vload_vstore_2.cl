// std: 1.0 1.2 3.0+

// vloadn, vstoren and the half forms.

void kernel plain(global const float *in, global float *out, local int *l,
                  constant uchar *c, size_t n) { //~ ERROR CL0706
  float2 v2 = vload2(0, in);
  float4 v4 = vload4(n, in);
  float8 v8 = vload8(1, in + 3);
  float16 v16 = vload16(n * 2, in);
  vstore2(v2, 0, out);
  vstore4(v4, n, out);
  vstore8(v8, n, out);
  vstore16(v16, n, out);
  int4 i4 = vload4(0, l);
  vstore4(i4 + 1, 0, l);
  uchar16 u16 = vload16(0, c);
  vstore16(u16, 0, c); //~ ERROR CL0604
  vstore4(v4, 0, in);
  int priv[8];
  vstore8(vload8(0, priv) << 1, 0, priv);
  vstore4(v4, 0, l);
  vload4(0, n); //~ ERROR CL0604
  vload5(0, in); //~ ERROR CL0601
  v4 = vload4(in, 0); //~ ERROR CL0604
  v4 = vload2(0, in); //~ ERROR CL0506
}

void kernel three(global const short *in, global short *out) {
  short3 s = vload3(1, in);
  vstore3(s, 2, out);
  vstore3(s.xyzz, 2, out); //~ ERROR CL0604
}

void kernel halves(global const half *in, global half *out, constant half *c,
                   local half *l, float f, float4 f4) {
  float a = vload_half(0, in);
  float2 b = vload_half2(1, in);
  float4 d = vloada_half4(1, c);
  float16 e = vload_half16(0, l);
  vstore_half(a, 0, out);
  vstore_half_rte(f, 1, out);
  vstore_half4_rtz(f4, 1, out);
  vstorea_half4_rtp(d, 1, out);
  vstorea_half2_rtn(b, 2, out);
  vstore_half16(e, 0, l);
  vstore_half(f4, 0, out); //~ ERROR CL0604
  vstore_half4(f, 0, out); //~ ERROR CL0604
  vstore_half_rte(f, 0, c); //~ ERROR CL0604
  vstore_half_sat(f, 0, out); //~ ERROR CL0601
  half p[4]; //~ ERROR CL0433
  private half *q = 0;
  f = vload_half(0, q);
}

void generic_forms(float *p, half *h, size_t n) {
  float4 v = vload4(n, p);
  vstore4(v, 0, p + 4);
  vstore_half(v.x, 0, h);
  vstorea_half4(v, 0, h);
}
