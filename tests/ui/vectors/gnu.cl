// Vectors of GNU C beside those of the language.

typedef int g4 __attribute__((vector_size(16)));
  typedef uint gu4 __attribute__((vector_size(16)));
  typedef float gf4 __attribute__((vector_size(16)));
  typedef char g16 __attribute__((vector_size(16)));
  typedef int g2 __attribute__((vector_size(8)));
  typedef short gsh __attribute__((vector_size(16)));
  typedef double gd2 __attribute__((vector_size(16)));
  typedef long gl2 __attribute__((vector_size(16)));
void ff(g4 a);
  void fv(int4 a);
  void ffl(gf4 a);
void f(g4 g, gu4 gu, gf4 gf, g16 gc, g2 h, gsh gs, gd2 gd, gl2 gl, int i, uint u, float x, double d, long l, char c, bool b, int4 v, float4 w, uint4 uv, int2 v2, half *hp, global int *p) {
  g = gu;  //~ ERROR CL0506
  g = gf;  //~ ERROR CL0506
  g = gc;  //~ ERROR CL0506
  g = h;  //~ ERROR CL0506
  g = v;
  g = w;  //~ ERROR CL0506
  g = uv;  //~ ERROR CL0506
  v = g;
  v = gu;  //~ ERROR CL0506
  v = gf;  //~ ERROR CL0506
  w = gf;
  w = g;  //~ ERROR CL0506
  g = i;  //~ ERROR CL0506
  g = 1;  //~ ERROR CL0506
  gf = 1.0f;  //~ ERROR CL0506
  (g4)i;  //~ ERROR CL0513
  (g4)x;  //~ ERROR CL0513
  (g4)l;  //~ ERROR CL0513
  (g2)l;
  (g2)d;  //~ ERROR CL0513
  (g2)v2;
  (long)h;
  (double)h;  //~ ERROR CL0513
  (int)h;  //~ ERROR CL0513
  (g4)gu;
  (g4)gf;
  (g4)gd;
  (g4)v;
  (g4)w;
  (int4)g;  //~ ERROR CL0513
  (int4)gf;  //~ ERROR CL0513
  (float4)gf;  //~ ERROR CL0513
  (g4)(i);  //~ ERROR CL0513
  (g4)(1,2,3,4);
  (g4){1,2,3,4};
  (g4){1,2};  //~ ERROR CL0514
  (g4){1,2,3,4,5};  //~ ERROR CL0514
  (g4){v.xy, v.xy};
  g4 z1 = {1,2,3,4};
  g4 z2 = {1,2};  //~ ERROR CL0514
  g4 z3 = {};
  g4 z4 = 1;  //~ ERROR CL0506
  g4 z5 = v;
  g4 z6 = g;
  g4 z7 = gu;  //~ ERROR CL0506
  (int4)(g.xy, 1, 2);  //~ ERROR CL0530
  (int4)(g);  //~ ERROR CL0513
  (int8)(g, g);
  g + i;
  g + 1;
  g + 1l;
  g + l;  //~ ERROR CL0504
  g + x;
  g + 1.0f;
  g + 1.5f;
  g + d;  //~ ERROR CL0504
  g + 1.0;  //~ ERROR[1.2+] CL0504
  g + u;  //~ ERROR CL0504
  g + 1u;
  g + c;
  g + b;
  i + g;
  x + g;
  gf + i;  //~ ERROR CL0504
  gf + 1;
  gf + 1.0;
  gf + d;  //~ ERROR CL0504
  gf + l;  //~ ERROR CL0504
  gf + 0.1;  //~ ERROR[1.2+] CL0504
  gc + i;  //~ ERROR CL0504
  gc + 1;
  gc + 1000;  //~ ERROR CL0504
  gc + 'a';
  gs + i;  //~ ERROR CL0504
  gs + 5;
  gl + i;
  gl + x;  //~ ERROR CL0504
  gd + x;
  gd + i;
  gd + l;  //~ ERROR CL0504
  g + g;
  g + gu;  //~ ERROR CL0503
  g + gf;  //~ ERROR CL0503
  g + gc;  //~ ERROR CL0503
  g + h;  //~ ERROR CL0503
  g + v;
  v + g;
  g + w;  //~ ERROR CL0503
  g + uv;  //~ ERROR CL0503
  gf + w;
  g * 2;
  g / i;
  g % i;
  g % g;
  gf % gf;  //~ ERROR CL0502
  g & g;
  g & i;
  g & x;  //~ ERROR CL0502
  gf & gf;  //~ ERROR CL0502
  g << 1;
  g << g;
  g << gu;
  g << x;  //~ ERROR CL0502
  1 << g;  //~ ERROR CL0505
  i << g;  //~ ERROR CL0505
  gs << g;  //~ ERROR CL0502
  g >> h;  //~ ERROR CL0502
  !g;  //~ ERROR CL0502
  !gf;  //~ ERROR CL0502
  ~g;
  ~gf;  //~ ERROR CL0502
  -g;
  +gf;
  g++;
  --gf;  //~ ERROR CL0502
  g && g;  //~ ERROR CL0502
  g && i;  //~ ERROR CL0502
  i && g;  //~ ERROR CL0502
  g || v;
  v && g;
  gf && gf;  //~ ERROR CL0502
  g == g;
  g == gu;  //~ ERROR CL0503
  g == gf;  //~ ERROR CL0503
  g < i;
  g < x;
  g == v;
  gf < gf;
  gf == w;
  g < 1;
  g != b;
  g ? g : g;
  g ? gf : gf;
  g ? i : i;
  g ? v : v;
  v ? g : g;
  i ? g : g;
  i ? g : v;
  i ? g : i;
  i ? g : gu;  //~ ERROR CL0503
  gf ? gf : gf;  //~ ERROR CL0532
  gu ? gf : gf;
  h ? g : g;  //~ ERROR CL0532
  g ? x : x;
  g ? g : 1;
  g.x;  //~ ERROR CL0530
  g.xy;  //~ ERROR CL0530
  g.s0;  //~ ERROR CL0530
  g.lo;  //~ ERROR CL0530
  (&g)->x;  //~ ERROR CL0530
  g[0];
  g[i];
  g[x];  //~ ERROR CL0529
  g[v];  //~ ERROR CL0529
  g[0] = 1;
  &g[0];  //~ ERROR CL0523
  &g;
  *g;  //~ ERROR CL0524
  g();  //~ ERROR CL0606
  if (g) ;  //~ ERROR CL0532
  while (g);  //~ ERROR CL0532
  switch (g) {}  //~ ERROR CL0532
  ff(v);
  ff(g);
  fv(g);
  fv(v);
  ff(gu);  //~ ERROR CL0506
  ff(i);  //~ ERROR CL0506
  ffl(g);  //~ ERROR CL0506
  ffl(w);
  g += 1;
  g += g;
  g += v;
  g += x;
  g += gf;  //~ ERROR CL0503
  g <<= 1;
  g = g + 1;
  v += g;
  i += g;  //~ ERROR CL0506
  gf += 1.0;
  gf *= 2;
  as_int4(g);
  as_float4(g);
  __builtin_astype(g, int4);
  __builtin_convertvector(g, gf4);
  __builtin_shufflevector(g, g, 0, 1);
  __builtin_shufflevector(g, v, 0, 1);  //~ ERROR CL0608
  vec_step(g);
  sizeof(g);
  sizeof(g2);
  min(g, g);
  abs(g);
  convert_float4(g);
  vload4(0, p) + g;
  dot(gf, gf);
  sin(gf);
  select(g, g, gu);
  max(g, v);
  mad24(g, g, g);
  g == 0;
  !v;
  v && v;
}
g4 r1(void) { return 1;  //~ ERROR CL0506
  } g4 r2(int4 v) { return v;
  } int4 r3(g4 v) { return v;
  } kernel void k(g4 x, global g4 *p) { p[0] = x;
  p->x;  //~ ERROR CL0530
  p[0].x = 1;  //~ ERROR CL0530
  }
constant g4 cg = {1,2,3,4};
  constant g4 cg2 = (g4){1,2,3,4};
  constant g4 cg3 = (g4)(1);  //~ ERROR CL0513
  struct S { g4 a;
  };
  constant struct S cs = {{1,2,3,4}};
  constant struct S cs2 = {1,2,3,4};  //~ ERROR CL0506
  constant gu4 cg4 = (gu4)cg;
  constant g4 arr[2] = {{1},{2}};  //~ ERROR CL0514 //~ ERROR CL0514
