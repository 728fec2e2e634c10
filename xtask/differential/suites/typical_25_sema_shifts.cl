// std: 1.0 1.2 2.0
typedef __attribute__((ext_vector_type(4))) char vi4c;
typedef __attribute__((ext_vector_type(2))) int vi2i;

kernel void foo(int x) {
  int a = x << 33;
  int b = x >> -1;
  vi4c vc = (vi4c)(1) << 9;
  int c = 1 << 31;
  long l = 1 << 40;
  long m = 1L << 40;
  vi2i v = (vi2i)(1, 2) << (vi2i)(3, 4);
  v = v << 1;
  v = 1 << v;
  v <<= x;
  x <<= v;
  v = v << vc;
  v = v >> 1.0f;
  x = x << 2.0f;
  float f = 1.0f << 2;
}

char d1[(1 << 33) == 2 ? 1 : -1];
constant int k = (1u << 32) == 1;
