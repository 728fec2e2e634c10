// Casts, operators and elements.

typedef int g4 __attribute__((vector_size(16)));
typedef uint gu4 __attribute__((vector_size(16)));
typedef float gf4 __attribute__((vector_size(16)));
typedef char g16 __attribute__((vector_size(16)));
typedef int g2 __attribute__((vector_size(8)));
typedef int e4 __attribute__((ext_vector_type(4)));
typedef int e5 __attribute__((ext_vector_type(8)));
typedef float ef5 __attribute__((ext_vector_type(8)));
struct S { int a;
  };
  union U { int a;
  float f;
  };
  enum E { EA };
void f(int i, float x, int4 v, float4 w, global int *p, g4 g, gu4 gu, gf4 gf, g16 gh, g2 gs, e4 e, e5 e_5, ef5 ef_5, struct S s, union U u, double d, uint4 uv, int2 v2, enum E en, uint ui) {
  v = w;  //~ ERROR CL0506
  v = uv;  //~ ERROR CL0506
  v = (int4)w;  //~ ERROR CL0513
  v = (int4)v2;  //~ ERROR CL0513
  v = (int4)i;
  v = (int4)x;
  v = (int4)p;  //~ ERROR CL0513
  v = (int4)s;  //~ ERROR CL0513
  v = (int4)en;
  i = (int)v;  //~ ERROR CL0513
  i = (int)v2;  //~ ERROR CL0513
  long l = (long)v2;  //~ ERROR CL0513
  p = (global int *)v;  //~ ERROR CL0513
  p = (global int *)x;  //~ ERROR CL0512
  p = (global int *)i;
  p = (global int *)s;  //~ ERROR CL0512
  i = (int)p;
  char c = (char)p;
  x = (float)p;  //~ ERROR CL0512
  s = (struct S)s;
  s = (struct S)i;  //~ ERROR CL0512
  u = (union U)p;  //~ ERROR CL0512
  u = (union U)s;  //~ ERROR CL0512
  g = gu;  //~ ERROR CL0506
  g = gf;  //~ ERROR CL0506
  g = gh;  //~ ERROR CL0506
  g = gs;  //~ ERROR CL0506
  g = v;
  v = g;
  g = (g4)gs;  //~ ERROR CL0513
  g = (g4)(i,i,i,i);
  g = (g4){i,i,i,i};
  v = (int4){1,2,3,4};
  v = (int4){1,2,3,4,5};  //~ ERROR CL0514
  v = (int4)(1,2,3);  //~ ERROR CL0514
  v = (int4)(1,2,3,4,5);  //~ ERROR CL0514
  v = (int4)((int2)(1,2),3);  //~ ERROR CL0514
  v = (int4)((float2)(1,2),3,4);  //~ ERROR CL0514
  v = (int4)();  //~ ERROR CL0201
  v = (int4)(w);  //~ ERROR CL0513
  v = (int4)(v);
  v = (int4)(p,1,1,1);  //~ ERROR CL0514
  v = (int4)(s,1,1,1);  //~ ERROR CL0514
  g + i;
  g + g;
  g + gu;  //~ ERROR CL0503
  g + gf;  //~ ERROR CL0503
  g + gs;  //~ ERROR CL0503
  g + v;
  v + g;
  g + x;  //~ ERROR CL0504
  g + p;  //~ ERROR CL0502
  gf + 1.0;  //~ ERROR[1.2+] CL0504
  gf + d;  //~ ERROR CL0504
  v + x;  //~ ERROR CL0504
  w + d;  //~ ERROR CL0504
  v + 1.0;  //~ ERROR CL0504
  v + 1l;  //~ ERROR CL0504
  v + p;  //~ ERROR CL0502
  v + s;  //~ ERROR CL0502
  v == w;  //~ ERROR CL0503
  v && w;  //~ ERROR[1.0,1.1] CL0502 //~ ERROR[1.2+] CL0503
  v || i;
  !v;
  !w;  //~ ERROR[1.0,1.1] CL0502
  ~w;  //~ ERROR CL0502
  ~gf;  //~ ERROR CL0502
  ~x;  //~ ERROR CL0502
  ~p;  //~ ERROR CL0502
  ~s;  //~ ERROR CL0502
  -p;  //~ ERROR CL0502
  -s;  //~ ERROR CL0502
  +p;  //~ ERROR CL0502
  !p;
  !s;  //~ ERROR CL0502
  v ? v : v;
  v ? w : w;
  v ? i : i;
  v ? v : i;
  v ? v2 : v2;  //~ ERROR CL0532
  w ? v : v;  //~ ERROR CL0532
  i ? v : w;  //~ ERROR CL0503
  i ? v : i;
  i ? i : v;
  i ? v : x;  //~ ERROR CL0504
  i ? w : d;  //~ ERROR CL0504
  i ? w : 1.0;  //~ ERROR[1.2+] CL0504
  g ? g : g;
  g ? gf : gf;
  g ? v : v;
  g ? gs : gs;  //~ ERROR CL0532
  gf ? gf : gf;  //~ ERROR CL0532
  g ? i : i;
  g ? g : i;
  g ? en : en;
  i ? s : s;
  i ? s : i;  //~ ERROR CL0533
  i ? p : i;
  i ? p : 0;
  i ? p : x;  //~ ERROR CL0533
  s ? 1 : 2;  //~ ERROR CL0532
  p ? 1 : 2;
  i ? (void)0 : (void)0;
  i ? (void)0 : i;
  i ? f : f;  //~ ERROR CL0420 //~ ERROR CL0420
  v << v;
  v << i;
  i << v;  //~ ERROR CL0505
  v << v2;  //~ ERROR CL0502
  v << x;  //~ ERROR CL0502
  w << v;  //~ ERROR CL0502
  v << 1ul;
  v >> uv;
  g << i;
  g << g;
  i << g;  //~ ERROR CL0505
  x << 1;  //~ ERROR CL0502
  1 << x;  //~ ERROR CL0502
  v % v;
  w % w;  //~ ERROR CL0502
  x % 2;  //~ ERROR CL0502
  v++;
  w++;  //~ ERROR CL0502
  g++;
  gf++;  //~ ERROR CL0502
  s++;  //~ ERROR CL0502
  p++;
  en++;
  ++v;
  --w;  //~ ERROR CL0502
  e++;
  s--;  //~ ERROR CL0502
  (*f)++;  //~ ERROR CL0420
  f++;  //~ ERROR CL0502
  5++;  //~ ERROR CL0521
  (i+1)++;  //~ ERROR CL0521
  i++++;  //~ ERROR CL0521
  v.x++;
  v.xy++;
  v.xx++;  //~ ERROR CL0519
  v.xx = 1;  //~ ERROR CL0519
  v.s01 = v.xy;
  v.hi++;
  v.xyzwx;  //~ ERROR CL0518
  v.s4;  //~ ERROR CL0517
  v.xr;  //~ ERROR CL0516
  v.rgba;
  v.q;  //~ ERROR CL0516
  v.xs0;  //~ ERROR CL0516
  v.s0x;  //~ ERROR CL0516
  v.S3;
  v.sG;  //~ ERROR CL0516
  v.lo.hi;
  v2.lo.x;  //~ ERROR CL0530
  v.x.x;  //~ ERROR CL0530
  v.even.odd;
  v.xxx;
  v.xyxyx;  //~ ERROR CL0518
  v.stpq;  //~ ERROR CL0516
  v2.rgba;  //~ ERROR CL0517
  v2.z;  //~ ERROR CL0517
  v.s0123456;  //~ ERROR CL0517
  e_5.x;
  e_5.s4;
  e_5.hi;
  e_5.lo;
  e_5.w;
  e_5.xyzw;
  e_5.odd;
  e_5.s01234;  //~ ERROR CL0518
  g[0];
  g[4];
  g[-1];
  g[i];
  g[x];  //~ ERROR CL0529
  v[0];
  v[4];
  v[-1];
  v[i];
  v[x];  //~ ERROR CL0529
  v[v];  //~ ERROR CL0529
  0[v];  //~ ERROR CL0529
  0[g];  //~ ERROR CL0529
  &v.x;  //~ ERROR CL0523
  &v[0];  //~ ERROR CL0523
  &g[0];  //~ ERROR CL0523
  &v.xy;  //~ ERROR CL0523
  v[0] = 1;
  v[x] = 1;  //~ ERROR CL0529
  g[0] = 1;
  v.x = w;  //~ ERROR CL0506
  v.x = p;  //~ ERROR CL0507
  v.xy = v;  //~ ERROR CL0506
  v.xy = v2;
  v.xy = w.xy;  //~ ERROR CL0506
  v.xy = 1;
  v.xyz = (int3)(1);
  v += w;  //~ ERROR CL0503
  v += x;  //~ ERROR CL0504
  v += i;
  v += uv;  //~ ERROR CL0503
  i += v;  //~ ERROR CL0506
  v += d;  //~ ERROR CL0504
  v *= 2.0;  //~ ERROR CL0504
  x += v;  //~ ERROR CL0504
  v = i;
  v = x;
  v = d;
  v = 1.0;
  v = p;  //~ ERROR CL0506
  v = s;  //~ ERROR CL0506
  w = i;
  w = d;
  w = en;
  v = en;
  v = ui;
  s = 1;  //~ ERROR CL0506
  s = s;
  s += s;  //~ ERROR CL0502
  s == s;  //~ ERROR CL0502
  s && 1;  //~ ERROR CL0502
  u == u;  //~ ERROR CL0502
  if (s) ;  //~ ERROR CL0532
  if (v) ;  //~ ERROR CL0532
  if (g) ;  //~ ERROR CL0532
  while (v);  //~ ERROR CL0532
  for (;v;);  //~ ERROR CL0532
  do ;
  while (v); //~ ERROR CL0532
  switch (v) {} switch (x) {} switch (p) {} switch (s) {} if (f) ;  //~ ERROR CL0420 //~ ERROR CL0532 //~ ERROR CL0532 //~ ERROR CL0532 //~ ERROR CL0532
  if (w);  //~ ERROR CL0532
  switch (g) {}  //~ ERROR CL0532
  if (u) ;  //~ ERROR CL0532
  v && v;
  v && i;
  v || x;  //~ ERROR[1.0,1.1] CL0502 //~ ERROR[1.2+] CL0504
  w && w;  //~ ERROR[1.0,1.1] CL0502
  v && v2;  //~ ERROR CL0503
  p && p;
  p && v;  //~ ERROR CL0502
  s || s;  //~ ERROR CL0502
  !s;  //~ ERROR CL0502
  v < w;  //~ ERROR CL0503
  v < v2;  //~ ERROR CL0503
  v < i;
  v < x;  //~ ERROR CL0504
  w < d;  //~ ERROR CL0504
  g < g;
  g < gf;  //~ ERROR CL0503
  g < i;
  g < v;
  p < p;
  p < i;
  p < 0;
  p == 0;
  p == i;
  p == x;  //~ ERROR CL0502
  p == v;  //~ ERROR CL0502
  s < s;  //~ ERROR CL0502
  en < i;
  p + p;  //~ ERROR CL0502
  p - p;
  p + x;  //~ ERROR CL0502
  p * 2;  //~ ERROR CL0502
  p % 2;  //~ ERROR CL0502
  p + 1ul;
  p - 1;
  1 - p;  //~ ERROR CL0502
  p += 1;
  p -= p;  //~ ERROR CL0507
  p += x;  //~ ERROR CL0502
  p += p;  //~ ERROR CL0502
  p & 1;  //~ ERROR CL0502
  p | p;  //~ ERROR CL0502
  p << 1;  //~ ERROR CL0502
  p ^ p;  //~ ERROR CL0502
  -p;  //~ ERROR CL0502
  ~p;  //~ ERROR CL0502
  p[1];
  p[x];  //~ ERROR CL0529
  1[p];
  x[p];  //~ ERROR CL0529
  p[p];  //~ ERROR CL0529
  p[v];  //~ ERROR CL0529
  i[i];  //~ ERROR CL0529
  s[0];  //~ ERROR CL0529
  f[0];  //~ ERROR CL0420
  p["a"];  //~ ERROR CL0529
  p[en];
  p['a'];
  p[true];
  p[1ul];
  *p;
  *i;  //~ ERROR CL0524
  *v;  //~ ERROR CL0524
  *x;  //~ ERROR CL0524
  *s;  //~ ERROR CL0524
  **p;  //~ ERROR CL0524
  *f;  //~ ERROR CL0420
  *(void*)p;  //~ ERROR[1.0,1.1,1.2] CL0302
  *(global void*)p;
  &*p;
  &p;
  &5;  //~ ERROR CL0523
  &(i+1);  //~ ERROR CL0523
  &f;  //~ ERROR CL0420
  &s;
  &s.a;
  &i++;  //~ ERROR CL0523
  &(i);
  &"a";
  &(int){1};
  &v;
  &g;
  p->x;  //~ ERROR CL0530
  s->a;  //~ ERROR CL0530
  s.b;  //~ ERROR CL0531
  i.a;  //~ ERROR CL0530
  p.a;  //~ ERROR CL0530
  u.a;
  u.q;  //~ ERROR CL0531
  f.a;  //~ ERROR CL0530
  f->a;  //~ ERROR CL0420
  (&s)->a;
  (&s).a;  //~ ERROR CL0530
  (*&s).a;
  v->x;  //~ ERROR CL0530
  (&v)->x;
  (&v).x;  //~ ERROR CL0530
  x.x;  //~ ERROR CL0530
  i.x;  //~ ERROR CL0530
  en.x;  //~ ERROR CL0530
  p->s0;  //~ ERROR CL0530
  (void)s;
  (void)v;
  (void)f;  //~ ERROR CL0420
  (struct S)v;  //~ ERROR CL0513
  (enum E)x;
  (enum E)p;
  (enum E)v;  //~ ERROR CL0513
  (bool)v;  //~ ERROR CL0513
  (bool)p;
  (bool)s;  //~ ERROR CL0512
  (bool4)v; //~ ERROR CL0203
  (int[3])v;  //~ ERROR CL0512
  (int())v;  //~ ERROR CL0512
  (const int)x;
  (void*)x;  //~ ERROR CL0512
  (half)i;  //~ ERROR CL0433
  (event_t)0;
  (event_t)1;  //~ ERROR CL0512
  (sampler_t)0;  //~ ERROR CL0512
  (sampler_t)i;  //~ ERROR CL0512
  (image2d_t)0;  //~ ERROR CL0512
  (size_t)p;
  (float4)p;  //~ ERROR CL0513
  (e5)e_5;
  e_5 = e_5 + 1;
  e_5 = i;
  ef_5 = e_5;  //~ ERROR CL0506
  (ef5)e_5;  //~ ERROR CL0513
  (ef5)i;
  (ef5)(1,2,3,4,5);  //~ ERROR CL0514
  (ef5)(1,2,3,4);  //~ ERROR CL0514
}
