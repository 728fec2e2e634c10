// std: 1.1 1.2 2.0
typedef int int3_t __attribute__((ext_vector_type(3)));

kernel void test_vload(global const int *in, global int *out, local float *l, constant short *c) {
  int2 a = vload2(0, in);
  int3 b = vload3(1, in);
  int4 d = vload4(2, in);
  float8 e = vload8(0, l);
  short16 f = vload16(0, c);
  vstore2(a, 0, out);
  vstore3(b, 1, out);
  vstore4(d + b.xyzz, 2, out);
  vstore8(e, 0, l);
  vstore16(f, 0, c);
}

kernel void test_load_half(global const half *h, global float4 *o) {
  *o = vload_half4(0, h);
  o->x = vload_half(4, h);
  float3 v = vloada_half3(0, h);
  float8 w = vload_half8(1, h);
  o[1] = w.lo;
}

kernel void test_store_half(global half *h, float4 v, float s) {
  vstore_half4(v, 0, h);
  vstore_half_rte(s, 1, h);
  vstorea_half4_rtz(v, 2, h);
  vstore_half2_rtp(v.xy, 3, h);
  vstore_half_rtn(s, 4, h);
}

void vec3_mem(global int3 *p, int3_t v) {
  p[0] = v;
  p[1] = p[2];
  *p = p->zyx;
}
