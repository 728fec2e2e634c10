// `*` with one operand (OpenCL C 6.5.13).
struct pair { int a; float4 b; };
struct later;
constant int table[2] = { 1, 2 };
void nothing(void);
void f(int i, float x, int4 v, struct pair p, int *q, int **qq, global float4 *g, constant int *k, const int *c, local struct pair *l, struct later *hidden, int list[3], event_t e) {
  // What a pointer points to is an l-value of that type.
  *q = 1; **qq = *q; *g = (float4)(1.0f); (*g).x = 1.0f; *(q + 1) = 2; *list = 3; (*l).a = 4; *l = p; *&i = 5; *q += 1; (*q)++; *q++ = 6; i = *k; i = *table; i = *c; *"text";
  *qq = q; *(list + 1) = *(&i);
  *g = *q + *g;
  *q = *g; //~ ERROR CL0506
  *qq = *q; //~ ERROR CL0507
  *g = *l; //~ ERROR CL0506
  i = **q; //~ ERROR CL0524
  // Of a pointer to what does not change nothing is assigned.
  *k = 1; //~ ERROR CL0320
  *c = 1; //~ ERROR CL0320
  *table = 1; //~ ERROR CL0320
  // Nothing but pointers has it.
  i = *i; //~ ERROR CL0524
  x = *x; //~ ERROR CL0524
  v = *v; //~ ERROR CL0524
  p = *p; //~ ERROR CL0524
  i = *3; //~ ERROR CL0524
  i = *e; //~ ERROR CL0524
  i = *nothing(); //~ ERROR CL0524
  i = *(long)q; //~ ERROR CL0524
  i = *p.b; //~ ERROR CL0524
  (void)*hidden; //~ ERROR CL0401
  (void)hidden->a; //~ ERROR CL0401
  // An invalid pointer is an error of whoever runs it.
  *(int *)0 = 1; i = *(global int *)16;
}
