// std: 1.0 1.2 3.0
// Component access in all its spellings, on both sides of assignments.
typedef struct {
  float4 pos;
  int2 id[2];
} vertex_t;

constant uchar16 shuffle_table = (uchar16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

float3 cross_swizzle(float4 a, float4 b) {
  float4 c = a.yzxw * b.zxyw - a.zxyw * b.yzxw;
  float3 r;
  r.xy = c.lo;
  r.z = c.s2;
  return r;
}

kernel void swizzle(global const float8 *src, global float4 *dst,
                    global vertex_t *verts, global int *scalars) {
  size_t i = get_global_id(0);
  float8 v = src[i];
  float4 ev = v.even, od = v.odd;
  dst[i].xyzw = ev.wzyx + od.s0123;
  dst[i].hi = v.lo.hi;
  dst[i].s30 = (float2)(v.s7, v.S6);
  verts[i].pos.w = 1.0f;
  verts[i].pos = (float4)(v.s012, v.s3);
  verts[i].id[0].x = convert_int_rte(v.s4);
  verts[i].id[1] = (int2)(scalars[2 * i], scalars[2 * i + 1]).yx;
  uchar16 t = shuffle_table;
  t.sF = t.s0;
  t.s0aB = t.scde;
  int4 sel = isless(ev, od);
  dst[i] = select(ev, od, sel);
  dst[i] = sel ? dst[i] : -dst[i];
  scalars[i] = any(ev == od) + all(sel) + vec_step(float3) + (int)sizeof(v.lo);
  vstore3(vload3(i, (global float *)src), i, (global float *)dst);
}
