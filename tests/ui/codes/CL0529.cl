// `a[b]` is `*(a + b)`: one is a pointer and the other an integer (C99 6.5.2.1).
struct s { int a; int list[2]; };
int call(void);
int subscripts(int a, float f, struct s s, int *p, int **pp, float4 v, int4 index, char c, bool b, constant char *text) {
  a = a[0]; //~ ERROR CL0529
  f = f[1]; //~ ERROR CL0529
  a = s[0]; //~ ERROR CL0529
  a = call()[0]; //~ ERROR CL0529
  a = p[f]; //~ ERROR CL0529
  a = p[1.0f]; //~ ERROR CL0529
  a = p[p]; //~ ERROR CL0529
  a = p[s]; //~ ERROR CL0529
  a = p[index]; //~ ERROR CL0529
  a = p[0][0]; //~ ERROR CL0529
  a = 1[2]; //~ ERROR CL0529
  a[1] = 2; //~ ERROR CL0529
  a = s.a[1]; //~ ERROR CL0529
  a = p[0]; //~ FINE CL0529
  a = 1[p]; //~ FINE CL0529
  a = pp[1][2]; //~ FINE CL0529
  a = p[c] + p[b]; //~ FINE CL0529
  a = s.list[a]; //~ FINE CL0529
  a = p[index.x]; //~ FINE CL0529
  a = "text"[1] + text[2]; //~ FINE CL0529
  a = (&a)[0]; //~ FINE CL0529
  a = p[-1]; //~ FINE CL0529
  return a;
}
