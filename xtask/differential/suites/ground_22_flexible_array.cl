// std: 1.2 2.0 3.0
struct F1 { int n; int d[]; };
struct F2 { int d[]; };
struct F3 { int d[]; int n; };
struct F4 { int n; int d[0]; };
struct F5 { int n; float4 d[]; };
struct F6 { struct F1 f; int x; };
struct F7 { int n; struct F1 f; };
struct F8 { int n; struct F1 f[2]; };
struct F9 { int n; int d[][2]; };
struct F10 { int n; int d[2][]; };
union F11 { int n; int d[]; };
typedef char chk1[sizeof(struct F1) == 4 ? 1 : -1];
typedef char chk5[sizeof(struct F5) == 16 ? 1 : -1];
constant struct F1 c1 = {1, {1, 2, 3}};
constant struct F1 c2 = {1};
constant struct F4 c3 = {1, {2}};
kernel void k1(global struct F1 *p) { p->d[0] = p->n; }
kernel void k2(struct F1 p) {}
void f(int n) {
  struct F1 a = {1, {2}};
  struct F1 b = {1};
  struct F1 c[2];
  int d[n];
  int e[];
  int g[] = {1, 2};
  int h[0];
  int i[-1];
  int j[1.5f];
  int l[2][];
  int m[][2] = {{1, 2}, {3, 4}};
  const int q = 3;
  int r[q];
  sizeof(a.d);
  sizeof(g);
  typedef int VLA[n];
  int (*s)[n];
  int t[static 3];
  int u[*];
}
void v1(int n, int a[n]);
void v2(int a[static 3], int b[const 3], int c[restrict]);
void v3(int a[*]);
