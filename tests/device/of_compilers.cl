typedef int g4 __attribute__((vector_size(16)));
union U { int a; float f; };
#define LARGER(a, b) ({ int m = (a); if (m < (b)) m = (b); m; })
kernel void k(global int *o) {
  int a[4] = { 7, 7, 7 };
  o[0] = a[0]; o[1] = a[2]; o[2] = a[3];
  o[3] = __builtin_astype(1.0f, int);
  int4 v = (int4)(1, 2, 3, 4); int4 w = __builtin_shufflevector(v, (uint4)(3, 2, 1, 0)); o[10] = w.x * 1000 + w.y * 100 + w.z * 10 + w.w;
  g4 g = { 1, 2, 3, 4 }; g = g + 1; g4 h = (g4)v; o[12] = g[0] * 10 + g[3] + h[1]; int4 e = g; o[13] = e.z;
  union U u; u.f = 2.0f; o[14] = u.a;
  o[15] = __builtin_expect(25, 1);
  o[18] = __func__[0];
  // The first of two is the larger, and so is the second of the next two: each has an `end` of its own.
  o[20] = LARGER(5, 2); o[21] = LARGER(1, 3);
  int4 taken = __builtin_shufflevector((int4)(1, 2, 3, 4), (int4)(5, 6, 7, 8), 0, 5, 2, 7) * 2;
  o[22] = taken.w + 8;
  o[19] = (g == (g4){2, 0, 4, 0})[0];
}
