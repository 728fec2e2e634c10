// std: 1.0 1.2 2.0 3.0
// Arrays: lengths, initialisers, parameters.

enum { N = 4 };
constant int cn = 4;
constant int tab[N] = {1, 2, 3, 4};
constant int tab2[] = {[3] = 1, 2};
constant int tab3[2][3] = {1, 2, 3, 4, 5, 6};
constant float4 tabv[2] = {(float4)(1.0f), (float4)(2.0f, 3.0f, 4.0f, 5.0f)};
constant int tab4[cn] = {0};

void lengths(int n) {
  int a[4];
  int b[N * 2];
  int c[sizeof(int)];
  int d[n];                              // error: VLA
  int e[n + 1][2];                       // error: VLA
  int f[2][n];                           // error: VLA
  int g[0];
  int h[-1];                             // error
  int i[1.5f];                           // error
  int j[];                               // error
  const int k = 3;
  int l[k];                              // folded or VLA
  void m[2];                             // error
  int o['a'];
  int (*p)[n];                           // error: VLA
  typedef int vt[n];                     // error: VLA
  int q[cn];                             // folded or VLA
  char r[2147483647 + 1u];
  a[0] = b[0] + c[0] + g[0];
}

void initialisers(float4 v) {
  int a[] = {1, 2, 3};
  int b[3] = {1};
  int c[2] = {1, 2, 3};                  // excess
  int d[3] = {};
  int e[3] = 5;                          // error
  int f[2] = a;                          // error
  int g[] = {[2] = 1, [0] = 3};
  int h[2] = {[2] = 1};                  // error
  int i[2][2] = {{1, 2}, {3, 4}};
  int j[][2] = {1, 2, 3};
  int k[2][] = {{1}, {2}};               // error
  float4 l[2] = {v, v};
  float4 m[] = {1.0f, 2.0f, 3.0f, 4.0f};
  float4 n[2] = {{1.0f, 2.0f, 3.0f, 4.0f}, v};
  int o[2] = {1.5f, 'c'};
  int p[2] = {v, 1};                     // error
  a = b;                                 // error
  a[0] = sizeof(g) / sizeof(g[0]);
  a[4] = 1;                              // beyond the end
  a[-1] = 1;                             // before the start
}

void p1(int a[4]) { a[0] = 1; }
void p2(int a[]) { a++; }
void p3(int a[][3]) { a[1][2] = 1; }
void p4(int a[2][]);                     // error
void p5(int n, int a[n]);
void p6(local int a[4], global float b[]) { a[0] = b[0]; }
void p7(int a[static 4]);
void p8(int a[const 4]) { a = 0; }       // error
int p9(void)[3];                         // error

kernel void k(global int *out, local int *l) {
  local int a[8];
  local float4 b[2][2];
  local int c[get_local_size(0)];        // error
  local int d[2] = {1, 2};               // error
  p1(out);
  p2(l);
  p6(a, (global float *)out);
  global int (*row)[4] = (global int (*)[4])out;
  row[1][2] = a[3];
  b[1][1] = (float4)(0.0f);
}
