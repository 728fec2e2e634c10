// std: 1.2 2.0 3.0
typedef bool bvec4 __attribute__((ext_vector_type(4)));
typedef __attribute__((ext_vector_type(8))) bool bvec8;
typedef bool bgcc __attribute__((vector_size(4)));
bool2 b2;
bool4 get(void);
void reserved(void) {
  bool3 a;
  bool16 b;
  double16 *c;
  quad q;
  complex float cf;
  imaginary i;
}
void use(bvec4 a, bvec4 b, bvec8 c, int4 i, bool t) {
  bvec4 r;
  r = a & b;
  r = a && b;
  r = a == b;
  r = ~a;
  r = !a;
  r = a + b;
  r = a & c;
  r = a & t;
  i = i == i;
  a = i == i;
  a.x = true;
  a[0] = true;
  t = a[3];
  t = a.w;
  r = a.xyxy;
  i = a ? i : i;
  i = __builtin_convertvector(a, int4);
  a = __builtin_convertvector(i, bvec4);
  t = __builtin_reduce_and(i);
}
__kernel void k(bool b) {}
__kernel void kv(__global bvec4 *p) {}
__kernel void kp(__global bool *p) {}
