// std: 1.2 2.0
__constant int cg = 1;
enum E { A, B };
struct S { int a; };
int4 fn(void);
void incdec(int4 a, const int4 ca, float4 f, uchar2 uc, half *h, bool b, enum E e, struct S s,
            __global int *p, __constant int *cp, __local float *l, void *v, const int ci) {
  a++;
  ++a;
  a--;
  --a;
  f++;
  --f;
  uc++;
  ca++;
  ci--;
  a.x++;
  a.xy++;
  a.xx--;
  b++;
  b--;
  ++b;
  e++;
  s++;
  s.a++;
  p++;
  (*p)++;
  *p++;
  cp++;
  (*cp)++;
  (*l)++;
  v++;
  h++;
  cg++;
  fn()++;
  a++ ++;
  ++a++;
  (a)++;
  (a + a)++;
  5++;
  ++(int4)(1);
  a.lo--;
  incdec++;
}
