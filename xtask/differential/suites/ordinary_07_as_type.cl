// std: 1.2 2.0 3.0

typedef __attribute__((ext_vector_type(3))) char char3_t;
typedef __attribute__((ext_vector_type(16))) char char16_t_;

char3 f1(char16 x) {
  return __builtin_astype(x, char3); // expected-error{{invalid reinterpretation: sizes of 'char3' (vector of 3 'char' values) and '__private char16'}}
}

char16 f3(int x) {
  return __builtin_astype(x, char16); // expected-error{{invalid reinterpretation: sizes of 'char16'}}
}

void foo(void) {
  char src = 1;
  int dst = as_int(src); // expected-error{{invalid reinterpretation: sizes of 'int' and '__private char' must match}}
}

int f4(float x) {
  return as_int(x);
}

float3 f5(int4 x) {
  return as_float3(x);
}

int4 f6(float3 x) {
  return as_int4(x);
}

uchar4 f7(uint x) {
  return as_uchar4(x);
}

double f8(int2 x) {
  return as_double(x);
}

float f9(double x) {
  return as_float(x); // expected-error{{invalid reinterpretation: sizes of 'float' and '__private double' must match}}
}
