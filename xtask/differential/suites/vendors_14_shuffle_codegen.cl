// std: 1.2 2.0 3.0

kernel void shuf(global uint4 *out, global uint2 *in, uint4 m) {
  out[0] = shuffle(in[0], m);
  out[1] = shuffle2(in[0], in[1], m);
  out[2].xy = shuffle(*out, (uint2)(3, 0));
  float4 f = shuffle((float8)(1.0f), m);
  char16 c = shuffle2((char4)(1), (char4)(2), (uchar16)(5));
  ulong2 l = shuffle((ulong16)(1), (ulong2)(1, 15));
}

// CHECK: shufflevector <4 x i32> %{{.*}}, <4 x i32> %{{.*}}, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
int4 interleave(int4 a, int4 b) {
  return __builtin_shufflevector(a, b, 0, 4, 1, 5);
}

int2 narrow(int4 a) { return __builtin_shufflevector(a, a, 1, 3); }
int4 undef(int4 a) { return __builtin_shufflevector(a, a, -1, 2, -1, 7); }
int4 variable(int4 a, int4 m) { return __builtin_shufflevector(a, m); }
float4 conv(int4 a) { return __builtin_convertvector(a, float4); }

void bad(int4 a, float4 f, int i) {
  a = __builtin_shufflevector(a, a, 0, 1, 2, 8);
  a = __builtin_shufflevector(a, f, 0, 1, 2, 3);
  a = __builtin_shufflevector(a, a, i, 0, 0, 0);
  f = shuffle(f, a);
}
