// std: 1.1 1.2 2.0
typedef float4 quat;

float3 qrot(quat q, float3 v) {
  float3 t = 2.0f * cross(q.xyz, v);
  return v + q.w * t + cross(q.xyz, t);
}

kernel void rotate_all(global float *pts, constant quat *qs, uint n) {
  uint i = get_global_id(0);
  if (i < n)
    vstore3(qrot(qs[i], vload3(i, pts)), i, pts);
}

float3 qrot_1(quat q, float3 v) {
  float3 t = 2.0f * cross(q, v);
  return v + q.w * t;
}
float3 qrot_2(quat q, float3 v) {
  float3 t = 2.0f * cross(q.xy, v.xy);
  return v + q.w * t;
}
float3 qrot_3(quat q, float3 v) {
  float3 t = 2 * cross(q.xyz, v);
  return v + q.w * t;
}
float3 qrot_4(quat q, float3 v) {
  float3 t = 2.0f * dot(q.xyz, v);
  return v + q.w * t;
}
float3 qrot_5(quat q, float3 v) {
  float3 t = 2.0f * crossp(q.xyz, v);
  return v + q.w * t;
}
float3 qrot_6(quat q, float3 v) {
  float3 t = 2.0f * cross(q.xyz, v);
  return v + q.s4 * t;
}
float3 qrot_7(quat q, float3 v) {
  float3 t = 2.0f * cross(q.s012, v.zyx);
  return v + q.xyzw * t;
}
float3 qrot_8(quat q, float3 v) {
  float3 t = 2.0f * cross(q.xyz, v);
  v.xx = t.yz;
  return v;
}
float3 qrot_9(quat q, float3 v) {
  float3 t = 2.0f * cross(q.xyz, v);
  return v + v.w * t;
}
quat qrot_10(quat q, float3 v) {
  float3 t = 2.0f * cross(q.rgb, v);
  return (quat)(t, v);
}
quat qrot_11(quat q, int3 v) {
  quat t = q.xyz0;
  return (quat)(v, 1.0f) + q.lo.x;
}
