// std: 1.0 1.2 3.0
// Component access of vectors.

typedef float float5 __attribute__((ext_vector_type(5)));
typedef int int3x __attribute__((ext_vector_type(3)));

void swz(void) {
  float2 v2 = (float2)(1.0f, 2.0f);
  float4 v4 = (float4)(v2, v2);
  float8 v8;
  float16 v16;
  float f;
  f = v2.x;
  f = v2.z;
  f = v4.w;
  v2 = v4.xy;
  v2 = v4.xx;
  v4.xx = v2;
  v4.xyzw = v4.wzyx;
  v4 = v4.xyz;
  v2 = v4.hi;
  v2 = v4.odd;
  f = v2.even;
  v4.lo = v2;
  v4.s01 = v2;
  v4.S23 = v2;
  v4.s4 = f;
  v8.s7 = f;
  f = v8.x;
  f = v8.q;
  v16.sF = f;
  v16.sf = f;
  v16.sG = f;
  v4.xs1 = v2;
  v4.rgba = v4;
  f = v4.r;
  v4.xg = v2;
  v4.xyx = v4.xyz;
  v4.hi.lo = f;
  v16.hi.hi.s1 = f;
  f = f.x;
  f = v4[2];
  f = v4[4];
  &v4.x;
  &v4[1];
  v16 = v4.xyzwxyzwxyzwxyzw;
  v8 = v4.xyzwx;
}
