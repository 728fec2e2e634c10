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
  f++; //~ ERROR CL0502
  --f; //~ ERROR CL0502
  uc++;
  ca++; //~ ERROR CL0320
  ci--; //~ ERROR CL0320
  a.x++;
  a.xy++;
  a.xx--; //~ ERROR CL0519
  b++;
  b--;
  ++b;
  e++;
  s++; //~ ERROR CL0502
  s.a++;
  p++;
  (*p)++;
  *p++;
  cp++;
  (*cp)++; //~ ERROR CL0320
  (*l)++;
  v++;
  h++;
  cg++; //~ ERROR CL0320
  fn()++; //~ ERROR CL0521
  a++ ++; //~ ERROR CL0521
  ++a++; //~ ERROR CL0521
  (a)++;
  (a + a)++; //~ ERROR CL0521
  5++; //~ ERROR CL0521
  ++(int4)(1); //~ ERROR CL0521
  a.lo--;
  incdec++; //~ ERROR CL0502
}
