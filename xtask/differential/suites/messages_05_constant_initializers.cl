// std: 1.2 2.0 3.0
__constant int a;
__constant int b = 1;
__constant int c[] = {1, 2, 3};
__constant int d = b;
__constant int *e = &b;
__constant int *__constant f = &b;
__constant float4 g = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
extern __constant int h;
static __constant int i;
extern __constant int j[4];
const __constant int k = 3;
const int l = 4;
int m = 5;

int nonconst(void);
__constant int n = nonconst();

__kernel void foo(int x) {
  __constant int p;
  __constant int q = 1;
  __constant int r = x;
  static __constant int s = 2;
  static __constant int t;
  __constant int u[2] = {1, x};
  __constant int v = sizeof(x);
  b = 2;
  c[0]++;
  q += 1;
  ++*&b;
}
