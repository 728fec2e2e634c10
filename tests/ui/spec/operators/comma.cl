// `,` (OpenCL C 6.5.12): its value and type are those of the last expression.
struct pair { int a, b; };
void nothing(void);
void f(int i, char c, float x, int4 v, float4 w, struct pair p, global int *g) {
  i = (c, i); w = (i, v, w); p = (i++, p); g = (x, g); i = (nothing(), 1); (nothing(), nothing()); i = (p, g, 3); x = (1, 2, 3, 4.0f);
  v = (v, w); //~ ERROR CL0506
  i = (i, v); //~ ERROR CL0506
  p = (p, 1); //~ ERROR CL0506
  g = (g, x); //~ ERROR CL0506
  i = (1, nothing()); //~ ERROR CL0506
  int sizes[sizeof(i, c) == 1 && sizeof(c, x, w) == 16 ? 1 : -1];
  // Not an l-value, whatever stands last.
  (c, i) = 1; //~ ERROR CL0521
  (i, v).x = 1; //~ ERROR CL0521
  (void)&(c, i); //~ ERROR CL0523
  (i, g[0])++; //~ ERROR CL0521
  (c, g)[0] = 1; *(c, g) = 1; (c, &p)->a = 1;
  // An assignment binds tighter.
  i = 1, x = 2; i = c, v;
  for (i = 0, c = 1; i < 3; i++, c++) {}
  // Between arguments and initial values it is no operator.
  int2 many = (int2)((1, 2), 3); int a = 1, b = (2, 3);
  int e = 1, 2; //~ ERROR CL0201
  // The constants of the language have none.
  switch (i) { case (1, 2): break; } //~ ERROR CL0439
}
