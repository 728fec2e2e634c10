// std: 1.2 2.0 3.0

typedef int int2_t __attribute__((ext_vector_type(2)));
typedef int int3_t __attribute__((ext_vector_type(3)));
typedef int int4_t __attribute__((ext_vector_type(4)));
typedef float float8_t __attribute__((ext_vector_type(8)));

__constant const int4_t itest1 = (int4_t)(1, 2, ((int2_t)(3, 4)));
__constant const int4_t itest2 = (int4_t)(1, 2, ((int2_t)(3)));
__constant const int4_t itest3 = (int4_t)(5);
__constant float8_t ftest = (float8_t)(1.0f, 2.0f, 3.0f, 4.0f, (float4)(5.0f));
__constant int4_t arr[2] = {(int4_t)(1), {1, 2, 3, 4}};

void vec_components(int4_t x, int2_t y) {
  int4_t a = (int4_t)(y, y);
  int4_t b = (int4_t)(1, y, 2);
  int3_t c = (int3_t)(y, 1);
  int4_t d = (int4_t)(x.xyz, 1);
  int4_t e = (int4_t)(x, 1);
  int4_t f = (int4_t)(y, 1);
  a.hi = y;
  a.odd = x.even;
  a.s03 = (int2_t)(1, 2);
  a.wzyx = a;
  a.xx = y;
  b.lo.x += c.s2;
}
