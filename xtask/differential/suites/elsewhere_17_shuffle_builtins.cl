// std: 1.1 2.0
// shuffle, shuffle2, and clang's own shuffles and conversions.

constant uint4 fixed_mask = (uint4)(3, 2, 1, 0);

kernel void std_shuffle(global float4 *a, global float8 *b, global uint4 *m,
                        global char16 *c, global uchar16 *cm) {
  a[0] = shuffle(a[1], m[0]);
  a[1] = shuffle(b[0], fixed_mask);
  a[2] = shuffle2(a[0], a[1], m[1]);
  b[0] = shuffle(a[0], (uint8)(0, 1, 2, 3, 3, 2, 1, 0));
  b[1] = shuffle2(b[0], b[1], (uint8)(15, 14, 13, 12, 11, 10, 9, 8));
  c[0] = shuffle(c[1], cm[0]);
  a[0] = shuffle(a[1], (int4)(0));
  a[0] = shuffle(a[1], (ushort4)(0));
  a[0] = shuffle(a[1], 1u);
  a[0] = shuffle2(a[1], m[1]);
  a[0] = shuffle2(a[0], b[0], m[0]);
  b[0] = shuffle(a[0], m[0]);
}

float4 own(float4 a, float4 b, int4 mask) {
  float4 r = __builtin_shufflevector(a, b, 0, 4, 1, 5);
  float2 h = __builtin_shufflevector(a, a, 2, 3);
  float8 w = __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
  float3 t = __builtin_shufflevector(a, b, -1, 7, 0);
  r += __builtin_shufflevector(a, mask);
  r.x += __builtin_shufflevector(a, b, 1)[0];
  r = __builtin_shufflevector(a, b, 0, 1, 2, 8);
  r = __builtin_shufflevector(a, b, 0, 1, 2, mask.x);
  r = __builtin_shufflevector(a, h, 0, 1, 2, 3);
  r = __builtin_shufflevector(a);
  r = __builtin_shufflevector(1.0f, b, 0, 1, 2, 3);
  r = __builtin_shufflevector(a, b, 0, 1);
  return r + w.lo + t.xyzx;
}

void convert(float4 f, int4 i, char2 c, global uchar4 *out) {
  int4 a = __builtin_convertvector(f, int4);
  float4 b = __builtin_convertvector(i, float4);
  short2 s = __builtin_convertvector(c, short2);
  *out = __builtin_convertvector(a, uchar4);
  a = __builtin_convertvector(f, int2);
  a = __builtin_convertvector(f, int);
  a = __builtin_convertvector(1, int4);
  a = __builtin_convertvector(f);
  a = __builtin_convertvector(int4, f);
}

int step(float2 a, float3 b, uint16 c) {
  return vec_step(a) + vec_step(b) * vec_step(uint16) + vec_step(c.lo) +
         vec_step(int) + vec_step(char4) + vec_step(void) + vec_step(global int *);
}
typedef int three_is_four[vec_step(int3) == 4 ? 1 : -1];
