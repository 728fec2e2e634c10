// std: 1.2 2.0
int cmp(global int *g, local int *l, constant int *c, private int *p, int *d) {
  if (g == l) return 1;
  if (g != c) return 2;
  if (g < p) return 3;
  if (d == g) return 4;
  if (d == c) return 5;
  if (d > l) return 6;
  if (g == 0) return 7;
  if (g == (global void *)0) return 8;
  if (g == (local void *)l) return 9;
  if (g == 5) return 10;
  return g - l;
}

ptrdiff_t diff(global int *g, global int *h, int *d) {
  ptrdiff_t a = g - h;
  ptrdiff_t b = d - g;
  return a + b;
}
