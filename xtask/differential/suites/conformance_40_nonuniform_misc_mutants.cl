// std: 1.2 2.0 3.0
// opts: -DITER=4
// opts:
typedef struct { uint3 gid; ulong linear; } info_t;
__local float file_local[16];
static inline uint3 ids3() { return (uint3)(get_global_id(0), get_global_id(1)); }
__kernel void mutants(__global int4 *v, int s, uint u, float f, __global info_t *info, __global int3 *v3, __global uint4 *u4, long l) {
  __local float a[16][4] = {{0}};
  __local float *p = &a[1];
  __local float *p1 = a;
  float *p2 = a[0];
  __local struct { float4 v[2]; int n; } st = {{0}};
  info_t t = {ids3(), s, 1, 2};
  info_t t1 = {(uint2)(1, 2), 1};
  info[0] = {ids3(), s};
  for (int i = 0; i < ITER; ++i) v[i] = s;
  if (s) { __local int nested; nested = s; }
  { __local int block_scope; block_scope = 1; }
  v[0] = v[1] + u4[0];
  v[0] = v[1] + u;
  v[0] = v[1] + l;
  v[0] = v[1] + f;
  v[0] = v[1] + v3[0];
  v[0] <<= 2u;
  v[0] <<= u4[0];
  v[0] = s << v[1];
  v[0] = v[1] % 3.0f;
  v[0] = ~as_float4(v[1]);
  v[0] = as_int4(v3[0]);
  v3[0] = as_int3(v[0]);
  v[0] = as_int4(l);
  v[0] = (int4)(1, 2, 3);
  v[0] = (int4)(1, 2, 3, 4, 5);
  v[0] = (int4){1, 2, 3, 4, 5};
  v[0] = (int4)v3[0];
  v[0] = (int4)u4[0];
  v[0] = (v[0] == u4[1]);
  v[0] = v[0] && s;
  v[0] = !as_float4(v[0]);
  s = v[0] || v[1];
  s = v[0][1];
  s = v[0].x.x;
  s = *v[0];
  s = 1.5e3f % 2;
  s = 0x1fffffffffu;
  l = 99999999999999999999;
  v[0] = -v[1] * int4(1);
  s = sizeof(v) == vec_step(int3) + vec_step(v[0]) + vec_step(info);
  u = s ? v : 0;
  s = get_local_size();
}
