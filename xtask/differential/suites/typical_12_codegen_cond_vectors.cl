// std: 1.1 2.0
typedef int int2 __attribute__((ext_vector_type(2)));
typedef unsigned int uint2 __attribute__((ext_vector_type(2)));
typedef float float2 __attribute__((ext_vector_type(2)));
typedef char char2 __attribute__((ext_vector_type(2)));
typedef unsigned char uchar2 __attribute__((ext_vector_type(2)));

float2 foo1(int2 cond, float2 a, float2 b) {
  return cond ? a : b;
}

// scalar operands are widened
float2 foo2(int2 cond, float a, float2 b) {
  return cond ? a : b;
}

int2 foo3(int cond, int2 a, int2 b) { return cond ? a : b; }

int2 cmp(float2 a, float2 b) {
  return a < b;
}

char2 cmp8(uchar2 a, uchar2 b) {
  return (a == b) & (char2)(1);
}

int2 logic(int2 a, int2 b) {
  int2 r = !b;
  r |= a && b;
  r ^= a || (int2)(0, 1);
  return -r >> 31;
}

uint2 select_shift(int2 c, uint2 v, uint n) {
  return c ? v << n : v >> 1;
}
