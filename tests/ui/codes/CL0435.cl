// A scalar may have braces around its value, and there is one (C99 6.7.8 p11; the grammar has no empty list).
// Compilers take `{}` for zero.
enum e { A };
void inside(int n) {
  int a = {}; //~ WARNING CL0435 //~ WARNING CL0218
  float b = {}; //~ WARNING CL0435 //~ WARNING CL0218
  bool c = {}; //~ WARNING CL0435 //~ WARNING CL0218
  enum e d = {}; //~ WARNING CL0435 //~ WARNING CL0218
  int *p = {}; //~ WARNING CL0435 //~ WARNING CL0218
  const uchar f = {}; //~ WARNING CL0435 //~ WARNING CL0218
  int list[2] = { {}, 1 }; //~ WARNING CL0435 //~ WARNING CL0218
  struct { int a, b; } g = { {}, 2 }; //~ WARNING CL0435 //~ WARNING CL0218
  struct { int a, b; } h = { .b = {} }; //~ WARNING CL0435 //~ WARNING CL0218
  n = (int){}; //~ WARNING CL0435 //~ WARNING CL0218
  for (int i = {}; i < n; i++) {} //~ WARNING CL0435 //~ WARNING CL0218
  int m = { 1 }; //~ FINE CL0435
  int o = { n, }; //~ FINE CL0435
  int *q = { &n }; //~ FINE CL0435
  int r[1] = { { n } }; //~ FINE CL0435
  int s = (int){ n }; //~ FINE CL0435
  struct { int a; } t = { 0 }; //~ FINE CL0435
  enum e u = { A }; //~ FINE CL0435
}
constant int program_scope = { 1 }; //~ FINE CL0435
constant float with_comma = { 2.0f, }; //~ FINE CL0435
