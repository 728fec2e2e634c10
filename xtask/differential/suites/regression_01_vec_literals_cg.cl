// std: 1.0 1.2 3.0
typedef __attribute__((ext_vector_type(2))) int vi2;
typedef __attribute__((ext_vector_type(3))) int vi3;
typedef __attribute__((ext_vector_type(4))) int vi4;
typedef __attribute__((ext_vector_type(8))) int vi8;

__constant vi4 splat = (vi4)(7);
__constant vi4 halves = (vi4)((vi2)(1, 2), (vi2)(3, 4));
__constant vi8 quarters = (vi8)((vi2)(1), (vi2)(2), (vi4)(3));

void store4(__global vi4 *p, int a, int b) {
  *p = (vi4)(a, b, a, b);
}

void store_mixed(__global vi4 *p, vi2 v, int s) {
  *p = (vi4)(s, v, s);
}

void store_vec3(__global vi4 *p, vi3 v) {
  *p = (vi4)(v, 9);
}

void nested(__global vi8 *p, vi2 v) {
  *p = (vi8)((vi4)(v, v), (vi4)((vi2)(5), v));
}

vi4 compound(void) {
  return (vi4){1, 2, 3, 4};
}

vi4 partial(int a) {
  vi4 r = {a, a};
  return r;
}
