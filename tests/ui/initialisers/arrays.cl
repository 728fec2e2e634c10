// Arrays, their sizes, and what their lists name.

enum E1 { A1, A2 }; enum E2 { B1, B2 };
struct Inc; union IncU; typedef struct Inc IncT;
struct S { int a; int b[3]; struct { int q; } in; int2 v; };
void f1(enum E1 e1, enum E2 e2, float f, int i) {
  int r = e1 + f;
  r = e1 + e2; r = e1 | e2; r = e1 == e2; e1 += e2; e1 += f;
  r = i ? e1 : e2;
  int c[3] = { [-1] = 1 };  //~ ERROR CL0438
  int d = { [0] = 1 };  //~ ERROR CL0438
  int e[3] = { [3] = 1 };  //~ ERROR CL0438
  int e5[3] = { [f] = 1 };  //~ ERROR CL0439
  int e6[3] = { [i] = 1 };  //~ ERROR CL0439
  struct S s = { [0] = 1 };  //~ ERROR CL0438
  struct S s2 = { .b[1] = 1, .b[2] = 2, .in.q = 3, .v.x = 4 };  //~ ERROR CL0438
  struct S s3 = { .b[3] = 1 };  //~ ERROR CL0438
  struct S s4 = { .c = 1 };  //~ ERROR CL0531
  struct S s5 = { .a.c = 1 };  //~ ERROR CL0438
  struct S s6 = { .a = 1, .a = 2 };
  struct S s7 = { .in = { .q = 1, 2 } };
  struct S s8 = { .v = { 1, 2 } };
  int2 v1 = { [0] = 1 };  //~ ERROR CL0438
  int2 v2 = { .x = 1 };  //~ ERROR CL0438
  int g[2] = { 1, 2, 3 };
  int h[] = {};
  int h0[0];
  int hm[-1];  //~ ERROR CL0415
  int hf[1.5f];  //~ ERROR CL0415
  int h1[i];  //~ ERROR CL0416
  int hp[(int*)0];  //~ ERROR CL0415
  int he[A2+1];
  int hv[(int2)(1,2)];  //~ ERROR CL0415
  int hbig[0x7fffffffffffffff];  //~ ERROR CL0415
  int hu[];  //~ ERROR CL0401
  int h2[2][];  //~ ERROR CL0414
  int h3[][2] = { {1,2}, {3} };
  struct Inc ha[3];  //~ ERROR CL0401
  void hvoid[3];  //~ ERROR CL0414
  char st[3] = "abcd";
  char st2[] = "abcd";
  char st3[3] = "abc";
  char st4[3] = ("abc");
  char st5[3] = {"ab"};
  char st6[3] = {"ab", 1};
  uchar st7[3] = "ab";
  int st8[3] = "ab";  //~ ERROR CL0434
  int aa[3] = c;  //~ ERROR CL0434
  int ab[3] = (int[3]){1,2,3};  //~ ERROR CL0434
  int ac[3] = 1;  //~ ERROR CL0434
  int ad[3] = (1);  //~ ERROR CL0434
  int s9[static 3];  //~ ERROR CL0414
  int s10[*];  //~ ERROR CL0414
  int s11[const 3];  //~ ERROR CL0414
  struct S s12 = 1;  //~ ERROR CL0506
  struct S s13 = s2;
  struct S s14 = { s2 };  //~ ERROR CL0506
  int sc = {};
  int sc2 = {1, 2};
  int sc3 = {{1}};
  int sc4 = {{1, 2}};
  float4 v4 = {};
  float4 v5 = {1,2,3,4,5};  //~ ERROR CL0514
  float4 v6 = {{1,2,3,4}};  //~ ERROR CL0514
  float4 v7 = {(float2)(1,2),3};  //~ ERROR CL0514
}
void p1(int a[static 3]); void p2(int a[*]); void p3(int a[const 3]); void p4(int a[][]);  //~ ERROR CL0414 //~ ERROR CL0416
void p5(int a[3][static 3]);  //~ ERROR CL0414
void p6(int a[*][*]);  //~ ERROR CL0416
void p7(int a[3][*]) { }  //~ ERROR CL0416
void p8(int n, int a[n]);  //~ ERROR CL0416
void p9(int n, int a[n]) { }  //~ ERROR CL0416
void p10(int a[-1]);  //~ ERROR CL0415
void p11(int a[]); void p12(int a[][3]); void p13(struct Inc a[3]); void p14(void a[3]);  //~ ERROR CL0401 //~ ERROR CL0414
constant int gz[] = {};
constant int gy[3] = { 1, 2, 3, 4 };
constant int gx[];  //~ ERROR CL0313
constant int gw[2] = { [5] = 1 };  //~ ERROR CL0438
constant int ge[A1];  //~ ERROR CL0313
int garr[3];  //~ ERROR[1.0,1.1,1.2] CL0307
global int garr2[3];  //~ ERROR[1.0,1.1,1.2] CL0307
constant struct Inc gi;  //~ ERROR CL0313
extern constant struct Inc gi2;  //~ ERROR[1.0,1.1] CL0407
struct S f2(void) { return (struct S){1}; }
struct Inc f3(void);
struct Inc f4(void) { }  //~ ERROR CL0401
void f5(struct Inc x) { }  //~ ERROR CL0401
void f6(struct Inc x);
void f7(void) { f6; f3(); sizeof(struct Inc); struct Inc *p; p++; *p; p->x; p[0]; p + 1; p - p; (struct Inc)1; }  //~ ERROR CL0401 //~ ERROR CL0401 //~ ERROR CL0401 //~ ERROR CL0401 //~ ERROR CL0401 //~ ERROR CL0401 //~ ERROR CL0401 //~ ERROR CL0401 //~ ERROR CL0420 //~ ERROR CL0512
