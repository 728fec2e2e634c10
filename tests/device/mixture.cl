typedef struct { int n; union { int i; float f; }; struct { short a, b; } in[2]; } Anon;
typedef float4 Row;
inline int sq(int x) { return x * x; }
static void fill(local int *p, int n, int v) { for (int i = 0; i < n; ++i) p[i] = v + i; }
int sum_to(const int *restrict p, int n) { int s = 0; while (n--) s += *p++; return s; }
void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
void swapp(int **a, int **b) { int *t = *a; *a = *b; *b = t; }
float4 mulrow(float4 v, const Row m[4]) { return v.x * m[0] + v.y * m[1] + v.z * m[2] + v.w * m[3]; }
kernel void mixture(global int *o, global float *f) {
  constant int inner[] = {5, 6, 7};
  Anon a; a.n = 1; a.f = 1.0f; a.in[1].b = 9; o[0] = a.i; o[1] = a.in[1].b;
  local int l[4]; fill(l, 4, 10); o[2] = l[3] + inner[1];
  int arr[3] = {1, 2, 3}; o[3] = sum_to(arr, 3); int x = 1, y = 2; swap(&x, &y); o[4] = x * 10 + y;
  int *p = &x, *q = &y; swapp(&p, &q); o[5] = *p; int *ps[2] = {&x, &y}; *ps[1] = 42; o[6] = y;
  Row m[4] = {(Row)(1, 0, 0, 0), (Row)(0, 2, 0, 0), (Row)(0, 0, 3, 0), (Row)(0, 0, 0, 4)}; vstore4(mulrow((float4)(1, 2, 3, 4), m), 0, f);
  f[4] = 0x1.8p3f; f[5] = vec_step(float3); o[7] = sq(sq(2)); char c = 100; c += 100; o[8] = c; o[9] = c + (char)100;
  ulong big = 0xffffffffffffffffUL; o[10] = (int)(big >> 60); o[11] = big > 0; bool b = !!big; o[12] = b + 1;
  int4 v4[2]; v4[1] = (int4)(7); v4[1].z = 3; v4[0] = v4[1].zzxy; o[13] = v4[0].x + v4[0].w; uchar uc = 200; o[14] = uc << 4; o[15] = (uchar)(uc << 4); o[16] = -uc;
  short s = -5; o[17] = s >> 1; o[18] = (ushort)s >> 1; o[19] = s % 3; o[20] = -7 / 2; uint u = 3; o[21] = (int)(u - 5); o[22] = u - 5 > 0; o[23] = sizeof(Anon);
  for (int i = 0, j = 5; i < j; i++, j--) { int k = i * j; if (k == 4) { o[24] = k; } }
  const float pi = 3.14159f; f[6] = pi * 2; f[7] = (int)pi; f[8] = 7 / 2; f[9] = 7 / 2.0f; f[10] = 1e-3; f[11] = convert_float(3) / 4;
  float3 t3 = (float3)(1, 2, 3); t3.xy = t3.yx; f[12] = t3.x; float3 arr3[2]; arr3[1] = t3; f[13] = arr3[1].z; f[14] = ((float *)arr3)[4];
  int z = 0; z |= 1 << 3; z &= ~1; z ^= 0xf; o[25] = z; o[26] = z > 3 ? z < 5 ? 1 : 2 : 3; long ll = -1; o[27] = ll < 1u; o[28] = (-1 < 1u); int n = 3; n -= 5; n <<= 2; n /= -3; o[29] = n;
  switch (z) { int unused; case 7: { o[30] = 70; break; } default: o[30] = 1; }
  size_t g = get_global_id(0); o[31] = (int)g + 1;
}
