// std: 1.0 1.2 2.0
int4 land(int4 a, int4 b) {
  return a && b;
}

int4 lor_scalar(int4 a, int b) {
  return a || b;
}

int2 lnot(float2 a) {
  return !a;
}

int4 rel(float4 a, float4 b) {
  return (a < b) | (a == b);
}

long2 rel_double(double2 a, double2 b) {
  return a >= b && a != b;
}

char16 rel_uchar(uchar16 a, uchar b) {
  return a > b;
}

float4 tern(int4 c, float4 a, float4 b) {
  return c ? a : b;
}

float4 tern_scalar(int c, float4 a, float b) {
  return c ? a : b;
}

int4 shifts(int4 a, uint4 n) {
  a <<= n;
  a = a >> 3;
  return a << (int4)(1, 2, 3, 4);
}

void errs(int4 a, float4 f, long4 l, int2 s) {
  a = f && f;
  a = ~f;
  a = a && s;
  f = l ? f : f;
  a = f | a;
  f = f % f;
  if (a) return;
}
