// std: 1.2 2.0 3.0
constant int ci = 1;
typeof(ci) g1 = 2;
__typeof__(int) g2(void);
__typeof(float4) g3(__typeof__(float4) x) { return x; }
__typeof__(1 + 1.0f) g4(void);
__typeof__(g4) g5;
__typeof__(unknown) g6;
__typeof__() g7;
typeof g8;
__typeof__(struct S *) g9(void);
kernel void k(global int *p, local float *q, constant float4 *r, int n) {
  __typeof__(*p) a = 1;
  __typeof__(p) b = p;
  __typeof__(p[0]) *c = p;
  __typeof__(*q) d = 1.0f;
  __typeof__(r->x) e = 1.0f;
  __typeof__(r) f = r;
  __typeof__(*r) g = *r;
  __typeof__(n) h = n, *i = &n;
  __typeof__(int[3]) j = {1, 2, 3};
  __typeof__(int *) l, m;
  l = m;
  l = &h;
  const __typeof__(n) o = 1;
  o = 2;
  global __typeof__(n) *s = p;
  __typeof__(int global *) t = p;
  __typeof__(__typeof__(n)) u = 1;
  unsigned __typeof__(n) v = 1;
  __typeof__(n) unsigned w = 1;
  __typeof__(n++) x = 1;
  __typeof__(k) y;
  __typeof__(void) z;
  __typeof__(int (*)(int)) fp;
  __typeof__((int4)(1)) iv = (int4)(2);
  __typeof__(iv.xy) iv2 = iv.zw;
  __typeof__(iv.x) sc = iv.w;
  __auto_type at = n;
  __auto_type at2;
  __auto_type at3 = {1};
  __typeof__(__private int) pi = 1;
  __builtin_types_compatible_p(__typeof__(n), int);
  typedef char chk[__builtin_types_compatible_p(__typeof__(iv.xy), int2) ? 1 : -1];
}
