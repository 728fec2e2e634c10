// std: 1.2
// Scalars of type bool widen to all ones in a vector.

kernel void ker(global int4 *out, int a, int b) {
  bool t = true;
  int4 vec4 = (int4)t;
  out[0] = vec4;
  out[1] = (int4)(a < b);
  out[2] = (int4)(bool)a;
  uint2 u = (uint2)false;
  float4 f = (float4)t;
  char16 c = (char16)(t && a);
  out[3] = (a < b) ? vec4 : (int4)0;
  out[4] = vec4 == out[1];
  out[5].x = t + a;
}
