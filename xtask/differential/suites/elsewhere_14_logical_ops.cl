// std: 1.0 1.1 1.2 2.0
// Logical and relational operations on vectors and scalars.

#if __OPENCL_VERSION__ < 120
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
#if __OPENCL_VERSION__ == 100
typedef uchar4 fallback;
#endif

typedef __attribute__((ext_vector_type(4))) float flt4;
typedef __attribute__((ext_vector_type(4))) double dbl4;
typedef __attribute__((ext_vector_type(4))) int i4;
typedef __attribute__((ext_vector_type(4))) long l4;

kernel void float_ops() {
  flt4 a = (flt4)(0, 0, 0, 0);
  flt4 b = (flt4)(0, 0, 0, 0);
  i4 r = !a;
  i4 s = a && b;
  i4 t = a || b;
  i4 u = a == b;
  i4 v = a != b && a < b || a >= b;
  i4 w = ~a;
  flt4 x = a & b;
  flt4 m = a % b;
  flt4 n = !!a;
}

kernel void double_ops() {
  dbl4 a = (dbl4)(0, 0, 0, 0), b = a;
  l4 r = !a;
  l4 s = a && b;
  i4 t = a || b;
  l4 u = a <= b;
}

void scalar_and_vector(i4 v, int s, flt4 f, float fs, uint4 u, short8 sh) {
  i4 r;
  r = v && s;
  r = s || v;
  r = f && fs;
  r = v && f;
  r = v == u;
  r = v && u;
  r = v < 3;
  r = f > 1;
  r = v ^ 5;
  r = v | ~v;
  short8 c = sh == sh;
  uint4 d = u < u;
  if (v) {}
  if (v == v) {}
  while (any(v != v)) {}
  if (all(v > s) && any(f < fs)) {}
  int x = v && v ? 1 : 0;
  r = !s;
  s = !v;
  s = f && fs;
  s = fs && s;
  s = fs || !f.x;
  s = !fs;
  bool q = v.x && f.y;
  s &= fs;
  s = ~fs;
  s = (s, fs) ? 2 : 3;
}

int pointers(global int *p, constant char *c, local float *l) {
  if (p && c || !l) return 1;
  return !p + !!c + (l && *l);
}
