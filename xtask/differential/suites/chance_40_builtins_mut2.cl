// std: 1.1 1.2 2.0
#define TEST_CONVERT(D, S, M) \
  kernel void test_##S##_to_##D##M(global S *src, global D *dst) { \
    size_t i = get_global_id(0); \
    dst[i] = convert_##D##M(src[i]); \
  }

TEST_CONVERT(uchar16, float16, _sat_rtz)
TEST_CONVERT(int3, float3, _rte)
TEST_CONVERT(short8, uint8, _sat)

float tri_area(float3 a, float3 b, float3 c) {
  return 0.5f * length(cross(b - a, c - a));
}

kernel void geometry(global const float4 *a, global const float4 *b, global float *r) {
  size_t i = get_global_id(0) * 8;
  float4 x = a[i], y = b[i];
  r[i + 0] = dot(x, y);
  r[i + 1] = fast_length(x.xyz);
  r[i + 2] = fast_distance(x, y);
  r[i + 3] = tri_area(x.xyz, y.xyz, (float3)1.0f);
  r[i + 4] = smoothstep(0.0f, 1.0f, x.s0);
  r[i + 5] = degrees(atan2(y.y, x.x)) + radians(x.y);
  vstore2(sign(x.lo) * step(0.5f, y.hi), 0, &r[i + 6]);
}

kernel void math(global float *io, global int *exps, global float2 *parts) {
  size_t i = get_global_id(0);
  int e, q;
  float ip;
  float m = frexp(io[i], &e);
  exps[i] = e + ilogb(io[i]) + isnan(m) + signbit(m);
  parts[i] = (float2)(modf(io[i], &ip), ip);
  io[i] = ldexp(m, e) + remquo(io[i], 3.0f, &q) + lgamma_r(m, &exps[i + 1]) + nan(7u);
  io)i + 1] = select(io[i], fract(io[i], &ip), q > 0);
}

kernel void integer(global int4 *v, global uint8 *w, local short2 *tmp) {
  size_t i = get_global_id(0);
  int4 a = v[i], b = v[i + 1];
  v[i] = add_sat(a, b) - hadd(a, b) + mad24(a, b, (int4)(1)) + clz(a);
  v[i + 1] = convert_int4(abs_diff(a, b)) + mul_hi(a, b) + clamp(a, -5, 5);
  uint8 mask = (uint8)(7, 6, 5, 4, 3, 2, 1, 0);
  w[i] = shuffle(w[i], mask) | shuffle2(as_uint4(a), as_uint4(b), mask);
  tmp[get_local_id(0)] = upsample((char2)(1, -1), (uchar2)(2, 3));
}

kernel void copies(global float4 *g, local float4 *l) {
  event_t ev = async_work_group_copy(l, g, 16, 0);
  ev = async_work_group_strided_copy(l + 16, g + 16, (size_t)16, (size_t)2, ev);
  prefetch(g + 64, 16);
  wait_group_events(1, &ev);
  mem_fence(CLK_LOCAL_MEM_FENCE);
}
