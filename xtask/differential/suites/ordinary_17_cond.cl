// std: 1.2 2.0

struct s { int x; };

char2 ptest01(uchar2 C) {
  return C ? (char2)(1) : (char2)(2);
}

int2 foo1(char2 C, int X, int Y) {
  return C ? X : Y; // expected-error {{vector condition type 'char2' (vector of 2 'char' values) and result type (vector of 2 'int' values) do not have elements of the same size}}
}

int2 foo2(int2 C, int X, int2 Y) {
  return C ? X : Y;
}

float4 foo3(int4 C, float4 X, float4 Y) {
  return C ? X : Y;
}

float4 foo4(float4 C, float4 X, float4 Y) {
  return C ? X : Y; // expected-error {{used type 'float4' (vector of 4 'float' values) where floating point type is not allowed}}
}

int4 foo5(int2 C, int4 X, int4 Y) {
  return C ? X : Y; // expected-error {{vector condition type}}
}

int foo6(int C, struct s X, int Y) {
  return C ? X : Y; // expected-error {{incompatible operand types}}
}

int4 foo7(int C, int4 X, int4 Y) {
  return C ? X : Y;
}

int2 foo8(struct s C, int2 X, int2 Y) {
  return C ? X : Y; // expected-error {{used type 'struct s' where arithmetic or pointer type is required}}
}

global int *foo9(int C, global int *X, global int *Y) {
  return C ? X : Y;
}

void foo10(int C, local int *X, global int *Y) {
  global int *p = C ? X : Y; // expected-error {{which are pointers to non-overlapping address spaces}}
}
