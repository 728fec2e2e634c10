// std: 1.2 2.0 3.0

int rt(void);

__constant int a = 1;
__constant int b = a + 1;
__constant int c = rt();
__constant int d[] = {1, 2, 3};
__constant int e[3];
__constant float4 v = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
__constant char s[] = "abc";
__constant char *__constant t = "abc";
__constant struct { int x, y; } st = {1, 2};

__kernel void k(__global int *out, int n) {
  __constant int la = 5;
  __constant int lb;
  __constant int lc = n;
  a = 2;
  d[0] = 1;
  st.x++;
  *out = la + b;
  __constant int *p = &a;
  *p = 3;
  __constant char *str = "x";
  char *str2 = "x";
  __private const char *str3 = "x";
}
