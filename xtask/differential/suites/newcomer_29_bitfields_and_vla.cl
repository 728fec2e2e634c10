// std: 1.2 2.0 3.0
struct bits {
  int a : 3;
  unsigned b : 5;
  int : 0;
};
struct flex {
  int n;
  int data[];
};
struct ok { int n; int data[2]; };

kernel void k(int n, global int *o) {
  int a[n];
  int b[4];
  int c[n + 1][2];
  const int m = 4;
  int d[m];
  enum { E = 3 };
  int e[E];
  int g[] = {1, 2};
  int (*h)[n];
  int i[0];
  int j[-1];
  typedef int t[n];
}
void vp(int n, int a[n]) {}
