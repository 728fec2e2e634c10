// std: 1.1 1.2 2.0 3.0
// Comparison and arithmetic of pointers; comparison of vectors.

void equal(__global int *g, __global int *g2, __local int *l, __constant int *c, int *p,
           __global float *gf, __global void *gv, const __global int *cg) {
  int r;
  r = g == g2;
  r = g != g2;
  r = g < g2;
  r = g >= g2;
  r = g == 0;
  r = g != NULL;
  r = 0 == l;
  r = g == gv;
  r = g == cg;
  r = g == gf;       // distinct pointees
  r = g == l;        // error before generic
  r = g == c;        // error
  r = l != c;        // error
  r = p == c;        // error
  r = g < l;
  r = c > p;         // error
  r = g == 1;        // pointer and integer
  r = g > 0;
  r = g == 1.0f;     // error
  r = !g;
  r = g && l;
  r = g || c;
}

void arith(__global int *g, __global int *g2, __local int *l, __constant int *c, __global void *v,
           int n) {
  ptrdiff_t d = g - g2;
  d = g - l;         // error
  d = c - g;         // error
  g = g + 1;
  g = 1 + g;
  g += n;
  g -= 2;
  ++g;
  g2--;
  g = g + g2;        // error
  g = g + 1.0f;      // error
  g = g * 2;         // error
  v = v + 1;         // void arithmetic
  g = -g;            // error
  g = ~g;            // error
  n = g[1] + 2[g];
  n = g[1.0f];       // error
}

void vec(int4 a, int4 b, float4 f, uint4 u, long4 l, double d, float s, int2 c) {
  int4 r1 = a == b;
  int4 r2 = f < f;
  int4 r3 = u >= u;
  long4 r4 = l != l;
  int4 r5 = f == s;
  int4 r6 = a > 1;
  uint4 e1 = a == b; // error
  int4 e2 = l == l;  // error
  int4 e3 = a == c;  // error
  int4 e4 = a == f;  // error
  int e5 = a == b;   // error
  int4 r7 = !a;
  int4 r8 = a && b;
  int4 r9 = a || 1;
  if (a == b) s = 1; // error
  if (any(a == b)) s = 2;
}
