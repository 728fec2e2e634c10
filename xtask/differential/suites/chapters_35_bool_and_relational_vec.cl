// std: 1.2 2.0 3.0
typedef __attribute__((ext_vector_type(4))) bool bool4x;

void k(global int4 *out, int4 a, int4 b, float4 f, float4 g, uchar4 u, bool s, long4 l) {
  out[0] = a < b;
  out[1] = f == g;
  char4 r = u > u;
  long4 lr = l != l;
  out[2] = a && b;
  out[3] = !a;
  out[4] = f || g;
  out[5] = a ? a : b;
  out[6] = s ? a : b;
  out[7] = (a < b) ? a : b;
  f = a ? f : g;
  f = f ? f : g;
  f = l ? f : g;
  out[8] = a ? 1 : b;
  out[9] = a ? f : b;
  int x = any(a) + all(a < b);
  f = select(f, g, a);
  f = select(f, g, u);
  f = bitselect(f, g, f);
  out[10] = isnan(f) + isequal(f, g) + signbit(f);
  x = isnan(1.0f);
  x = any(f);
  if (a) x = 1;
  if (a == b) x = 1;
  a < f;
  out[11] = a & b | ~a ^ b;
  f = f & g;
  f = ~f;
  f = f % g;
  x = s + true;
}
