// Literals, elements and operators of vectors.

typedef float float4x __attribute__((ext_vector_type(4)));
typedef int vs4 __attribute__((vector_size(16)));
typedef int bad1 __attribute__((ext_vector_type(0))); //~ ERROR CL0709
typedef int bad3 __attribute__((ext_vector_type(17)));
typedef int ok5 __attribute__((ext_vector_type(5)));
typedef bool bv __attribute__((ext_vector_type(4))); //~ ERROR CL0709
typedef void vv __attribute__((ext_vector_type(4))); //~ ERROR CL0709
typedef struct {int a;} sss;
typedef sss sv __attribute__((ext_vector_type(4))); //~ ERROR CL0709
typedef int *pv __attribute__((ext_vector_type(4))); //~ ERROR CL0709
typedef int vsbad __attribute__((vector_size(7))); //~ ERROR CL0709
void f(int4 a, int4 b, float4 c, int2 d, uint4 u, char4 ch, short4 s, long4 l, int i, float fl, long lo, uchar uc) {
  int4 v1 = (int4)(1,2,3,4);
  int4 v2 = (int4)(1);
  int4 v3 = (int4)(1,2); //~ ERROR CL0514
  int4 v4 = (int4)(1,2,3,4,5); //~ ERROR CL0514
  int4 v5 = (int4)(d, d);
  int4 v6 = (int4)(d, 1, 2);
  int4 v7 = (int4)(d, d, d); //~ ERROR CL0514
  int4 v8 = (int4)(c); //~ ERROR CL0513
  int4 v9 = (int4)c; //~ ERROR CL0513
  int4 v10 = (int4){1,2,3,4};
  int4 v11 = {1,2,3,4};
  int4 v12 = {1}; //~ ERROR CL0514
  int4 v13 = {1,2,3,4,5}; //~ ERROR CL0514
  int4 v14 = 1;
  int4 v15 = c; //~ ERROR CL0506
  int4 v16 = u; //~ ERROR CL0506
  int4 v17 = (int4)(c.xy, d); //~ ERROR CL0514
  int4 v18 = (int4)(1.0f, 2, 3, 4);
  int4 v19 = (int4)("a");
  int4 v20 = (int4)(&i);
  int4 v21 = (int4)((1,2),3,4,5);
  int4 v22 = (int4)((int2)(1,2), (int2)(3,4));
  int4 v23 = {d, d};
  int4 v24 = {d, 1}; //~ ERROR CL0514
  int4 v25 = {c}; //~ ERROR CL0506
  int4 v26[2] = {{1,2,3,4},{5,6,7,8}};
  int4 v27[2] = {1,2,3,4,5,6,7,8};
  int4 v28 = (int4)(1,2,3,4).xyzw;
  int4 v29 = ((int4)(1,2,3,4)).wzyx;
  int4 v30 = (int4)(); //~ ERROR CL0201
  float4 f1 = (float4)(i);
  float4 f2 = (float4)(1);
  float4 f3 = i;
  float4 f4 = {i, i, i, i};
  a.x = 1;
  a.xx = d; //~ ERROR CL0519
  a.xy = d;
  a.xyzw = b;
  a.xyz = b.xyz;
  a.xyx = b.xyz; //~ ERROR CL0519
  a.s0 = 1;
  a.s4 = 1; //~ ERROR CL0517
  a.S3 = 1;
  a.s01 = d;
  a.s0123 = b;
  a.s01234 = b; //~ ERROR CL0517
  a.sA = 1; //~ ERROR CL0517
  a.lo = d;
  a.hi = d;
  a.even = d;
  a.odd = d;
  d.lo = 1;
  d.x = d.lo.x; //~ ERROR CL0530
  a.hi.lo = 1;
  a.q = 1; //~ ERROR CL0516
  a.r = 1;
  a.rgba = b;
  a.xg = d; //~ ERROR CL0516
  a.s = 1; //~ ERROR CL0516
  a.xyzwx; //~ ERROR CL0518
  a.x.x; //~ ERROR CL0530
  a.; //~ ERROR CL0201
  a->x; //~ ERROR CL0530
  (&a)->x = 1;
  i.x = 1; //~ ERROR CL0530
  fl.s0; //~ ERROR CL0530
  a.xy.x = 1;
  a.xy.yx = d;
  a[0] = 1;
  a[i] = 1;
  a[4] = 1;
  a[1.0f] = 1; //~ ERROR CL0529
  &a.x; //~ ERROR CL0523
  &a.xy; //~ ERROR CL0523
  &a[0]; //~ ERROR CL0523
  a + b;
  a + i;
  a + fl; //~ ERROR CL0504
  a + c; //~ ERROR CL0503
  a + u; //~ ERROR CL0503
  a + d; //~ ERROR CL0503
  a + lo; //~ ERROR CL0504
  a + uc;
  c + i;
  c + fl;
  c + 1.0; //~ ERROR[1.2+] CL0504
  c % c; //~ ERROR CL0502
  c & c; //~ ERROR CL0502
  a % b; a & b; a | i; a ^ b; ~a;
  ~c; //~ ERROR CL0502
  !a;
  !c; //~ ERROR[1.0,1.1] CL0502
  -a;
  -c;
  +a;
  +c;
  +u;
  ~u;
  a++;
  ++a;
  --a;
  a--;
  c++; //~ ERROR CL0502
  --c; //~ ERROR CL0502
  a << b;
  a << i;
  i << a; //~ ERROR CL0505
  a << u;
  a << l;
  a << d; //~ ERROR CL0502
  c << a; //~ ERROR CL0502
  a << c; //~ ERROR CL0502
  a << fl; //~ ERROR CL0502
  a == b;
  a == c; //~ ERROR CL0503
  a == u; //~ ERROR CL0503
  a == i;
  c == fl;
  c == i;
  a < b;
  c < c;
  u < u;
  a < u; //~ ERROR CL0503
  a && b;
  a || b;
  a && i;
  i && a;
  c && c; //~ ERROR[1.0,1.1] CL0502
  c || fl; //~ ERROR[1.0,1.1] CL0502
  c && a; //~ ERROR[1.0,1.1] CL0502 //~ ERROR[1.2+] CL0503
  a && d; //~ ERROR CL0503
  int4 r1 = a == b;
  int4 r2 = c < c;
  uint4 r3 = u < u; //~ ERROR CL0506
  int4 r4 = u < u;
  char4 r5 = ch == ch;
  short4 r6 = s == s;
  long4 r7 = l < l;
  a ? b : b;
  a ? c : c;
  a ? 1 : 2;
  a ? fl : fl;
  a ? i : fl;
  c ? a : b; //~ ERROR CL0532
  u ? a : b;
  u ? u : u;
  d ? a : b; //~ ERROR CL0532
  ch ? a : b; //~ ERROR CL0532
  l ? a : b; //~ ERROR CL0532
  i ? a : b;
  i ? a : c; //~ ERROR CL0503
  i ? a : 1;
  i ? c : 1;
  i ? 1 : a;
  a ? b : 1;
  a ? u : b; //~ ERROR CL0503
  a ? ch : ch; //~ ERROR CL0532
  a ? lo : lo; //~ ERROR CL0532
  ch ? 1 : 2; //~ ERROR CL0532
  ch ? (char)1 : (char)2;
  ch ? uc : uc;
  s ? (short)1 : 2; //~ ERROR CL0532
  fl ? 1 : 2; //~ ERROR CL0532
  a ? "a" : "b"; //~ ERROR CL0533
  if (a) {}; //~ ERROR CL0532
  while (a) {}; //~ ERROR CL0532
  for (;a;) {} //~ ERROR CL0532
  do {} while (a); //~ ERROR CL0532
  switch (a) {}; //~ ERROR CL0532
  if (!a) {}; //~ ERROR CL0532
  if (a == b) {}; //~ ERROR CL0532
  (int)a; //~ ERROR CL0513
  (float4)a; //~ ERROR CL0513
  (int4)i;
  (int4)fl;
  (float)i;
  (bool4)(true); //~ ERROR CL0601
  a = i;
  a = fl;
  a = c; //~ ERROR CL0506
  a += i;
  a += fl; //~ ERROR CL0504
  a += c; //~ ERROR CL0503
  a *= 2;
  a /= b;
  a %= 3;
  c %= 3; //~ ERROR CL0502
  a <<= 1;
  a <<= b;
  i <<= a; //~ ERROR CL0505
  i += a; //~ ERROR CL0506
  c += 1;
  c += 1.0; //~ ERROR[1.2+] CL0504
  a &= 1;
  a &= c; //~ ERROR CL0503
  a = b = a;
  a, b;
  vec_step(a);
  vec_step(int3);
  vec_step(float);
  vec_step(int *); //~ ERROR CL0528
  vec_step(c);
  vec_step(bool);
  vec_step(void);
  vec_step(sampler_t); //~ ERROR CL0528
  vec_step(image2d_t); //~ ERROR CL0528
  vec_step(); //~ ERROR CL0201
  vec_step a;
  sizeof(int3);
  as_float4(a);
  as_int(fl);
  as_int4(c);
  as_float4(d); //~ ERROR CL0515
  as_char4(i);
  as_int3(a);
  as_int4(a.xyz);
  as_short2(i);
  as_double(l); //~ ERROR CL0515
  as_double(lo);
  as_half(s.x);
  as_int(&i); //~ ERROR CL0515
  as_int(i, i); //~ ERROR CL0603
  as_int(); //~ ERROR CL0603
  as_bool(uc); //~ ERROR CL0601
  as_size_t(lo);
  convert_int4(c);
  convert_float4_rte(a);
  convert_uchar4_sat(a);
  convert_uchar4_sat_rtz(c);
  convert_int4(d); //~ ERROR CL0604
  convert_float4_sat(a); //~ ERROR CL0602
  convert_int4_rtx(c); //~ ERROR CL0601
  convert_bool4(a); //~ ERROR CL0601
  convert_int(c); //~ ERROR CL0604
  convert_size_t(i); //~ ERROR CL0601
  vs4 q1;
  q1 = a;
  a = q1;
  q1 + q1;
  q1 + a;
  q1[0] = 1;
  q1 == q1;
  q1 ? q1 : q1;
}
