// std: 1.2 2.0 3.0
typedef struct inner { char c; short s; int3 v; } inner;
typedef struct { inner in; float f[4]; union { int i; float f; } u; } outer_t;
typedef union { uint4 v; uint s[4]; } vec_union;
typedef enum { MODE_A, MODE_B = 4, MODE_C } mode_t;
struct __attribute__((packed)) packed_s { char c; int i; };
struct aligned_s { float3 v; int n; } __attribute__((aligned(32)));
typedef float4 (matrix)[4];

__kernel void by_value(inner a, outer_t b, vec_union c, mode_t d, struct packed_s e, struct aligned_s f, __global float *out) {
  out[0] = a.v.z + b.f[2] + b.u.f + c.s[3];
  out[1] = d == MODE_C ? e.i : f.n;
  out[2] = f.v.x;
}
__kernel void by_global(__global inner *a, __global outer_t *b, __global const vec_union *c, __global mode_t *d) {
  a->v = b->in.v;
  b[1] = b[0];
  b->u.i = c->v.w;
  *d = MODE_B;
}
__kernel void by_constant(__constant outer_t *b, __constant struct packed_s *e, __global int *out) {
  outer_t copy = *b;
  out[get_global_id(0)] = copy.in.c + e[1].i;
}
__kernel void by_local(__local struct aligned_s *f, __local int *n, __local char3 *c, __global int *out) {
  f->n = *n;
  c[0] = (char3)(1, 2, 3);
  out[0] = c[0].y;
}
__kernel void vectors(char2 a, uchar3 b, short4 c, ushort8 d, int16 e, uint3 f, long2 g, ulong4 h, float3 i, __global int *out) {
  out[0] = a.x + b.z + c.w + d.s7 + e.sf + f.z + (int)g.y + (int)h.w + (int)i.x;
  out[1] = sizeof(float3) == sizeof(float4);
}
__kernel void scalars(char a, unsigned char b, short c, unsigned short d, int e, unsigned f, long g, unsigned long h, float i, __global ulong *out) {
  out[0] = a + b + c + d + e + f + g + h + (ulong)i;
}
__kernel void quals(__global const int *restrict a, __global volatile int *b, const int c, __constant uint *d, __global int *const e) {
  *e = *a + *b + c + *d;
}
__kernel void arrays(__global int a[], __global float4 m[4], __local int l[8], __global matrix *mm) {
  a[0] = l[1];
  m[0] = (*mm)[2];
}
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) __attribute__((vec_type_hint(float4)))
void hinted(__global float4 *p) { p[get_global_id(0)] *= 2; }
kernel void __attribute__((work_group_size_hint(64, 1, 1))) hinted2(global uint *p) { p[0] = 1; }
