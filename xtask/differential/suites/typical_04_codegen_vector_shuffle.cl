// std: 1.0 1.2 3.0
typedef __attribute__((ext_vector_type(2))) int int2;
typedef __attribute__((ext_vector_type(3))) int int3;
typedef __attribute__((ext_vector_type(4))) int int4;
typedef __attribute__((ext_vector_type(8))) int int8;
typedef unsigned int uint;
typedef __attribute__((ext_vector_type(4))) uint uint4;

// CHECK-LABEL: @swizzle_read
int2 swizzle_read(int4 v) {
  return v.wx;
}

int4 swizzle_dup(int2 v) { return v.xyxy; }

void swizzle_write(__global int4 *p, int2 v) {
  p->xz = v;
  p->s13 = v.yx;
  (*p).lo = v;
  (*p).hi = v.odd;
}

int3 pad(int3 v) {
  v.s2 = v.hi.x;
  return v.zyx;
}

int4 shuffle(int4 a, int4 b) {
  return __builtin_shufflevector(a, b, 0, 4, 1, 5);
}

int8 concat(int4 a, int4 b) {
  return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
}

int4 undef_elt(int4 a) {
  return __builtin_shufflevector(a, a, 0, -1, 2, 7);
}

uint4 conv(int4 a) {
  return __builtin_convertvector(a, uint4);
}
