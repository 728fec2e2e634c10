// Nothing in the constant address space is written.

constant int g = 1;
struct S { int a; int b[2]; };
constant struct S s = {1, {2,3}};
constant int a[3] = {1,2,3};
void f(constant int *p, const global int *q, constant struct S *ps) {
  g = 2; //~ ERROR CL0320
  g++; //~ ERROR CL0320
  --g; //~ ERROR CL0320
  g += 1; //~ ERROR CL0320
  s.a = 1; //~ ERROR CL0320
  s.b[0] = 1; //~ ERROR CL0320
  a[0] = 1; //~ ERROR CL0320
  *p = 1; //~ ERROR CL0320
  p[1] = 2; //~ ERROR CL0320
  p++;
  (*p)++; //~ ERROR CL0320
  *q = 1; //~ ERROR CL0320
  q++;
  ps->a = 1; //~ ERROR CL0320
  ps->b[1] = 3; //~ ERROR CL0320
  ps++;
  const int x = 1;
  x = 2; //~ ERROR CL0320
  x++; //~ ERROR CL0320
  const int4 v = (int4)(1);
  v.x = 1; //~ ERROR CL0320
  v = v; //~ ERROR CL0320
  constant int4 *cv;
  (*cv).xy = (int2)(1); //~ ERROR CL0320
  cv[0] = (int4)(1); //~ ERROR CL0320
  "abc"[0] = 'x'; //~ ERROR CL0320
  int *pp = &g; //~ ERROR CL0301
  constant int *pc = &g;
  global int *pg = &g; //~ ERROR CL0301
  local int *pl = &g; //~ ERROR CL0301
}
