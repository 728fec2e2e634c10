// std: 1.2 3.0
constant int N = 4;
struct flex { int n; int a[]; };
struct zero { int a[0]; };
struct unsz { int n; float4 v[N]; };
int fn(int n, int a[n]);
void fs(int a[static 4]);
void fst(int n, int a[*]);

kernel void k(int n, global int *o) {
  int a[n];
  int b[N];
  int c[4];
  int d[n][2];
  int e[];
  int f[] = {1, 2, 3};
  int g[-1];
  local int h[n];
  const int m = 4;
  int i[m];
  typedef int t[n];
  int (*p)[n];
  enum { Z = 3 };
  int j[Z];
  int q[1.0f];
  o[0] = sizeof(int[n]);
  o[1] = sizeof(a);
}
