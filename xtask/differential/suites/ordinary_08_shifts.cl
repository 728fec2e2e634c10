// std: 1.2 2.0

typedef __attribute__((ext_vector_type(4))) int vi4;

kernel void foobar(global int *out) {
  int4 a = (int4)(1, 2, 3, 4);
  int2 b = (int2)(1, 2);
  float4 f = (float4)(0.5f);
  int s = 3;

  out[0] = 1 << 33;
  out[1] = 1 >> s;
  out[2] = (a << s).x;
  out[3] = (a << a).y;
  a = a << b; // expected-error {{vector operands do not have the same number of elements}}
  a = s << a; // expected-error {{requested shift is a vector of type}}
  a = a << f; // expected-error {{used type 'float4' (vector of 4 'float' values) where integer is required}}
  f = f >> 1; // expected-error {{used type 'float4' (vector of 4 'float' values) where integer is required}}
  s = s << 1.0f; // expected-error {{invalid operands to binary expression}}
  a <<= 2;
  a >>= (int4)(1);
  s <<= a; // expected-error {{requested shift is a vector of type}}
}
