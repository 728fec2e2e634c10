// std: 1.0 1.1 1.2 2.0

int logic(float4 f, int4 i, int3 i3, float sf, int s, global int *p) {
  int4 a = f && f;
  a = i || s;
  a = i && i3;
  a = !f;
  s = sf && s;
  s = !sf;
  s = p && s;
  s = f || p;
  return s ^ sf;
}
