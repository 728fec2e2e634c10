// `case` and `default` label what is in a `switch` of the same function (C99 6.8.1 p2), however deep; a block's body is a
// function of its own (6.14.4). GNU C's `fallthrough` is for the same place.
void outside(int n) {
  case 1: n = 1; //~ ERROR CL0902
  default: n = 2; //~ ERROR CL0902
  if (n) { case 2: n = 3; } //~ ERROR CL0902
  while (n) { default: n--; } //~ ERROR CL0902
  switch (n) { case 1: n = 2; }
  case 3: n = 4; //~ ERROR CL0902
  __attribute__((fallthrough));
}
kernel void launched(int n) { case 1:; } //~ ERROR CL0902
void inside(int n) {
  switch (n) { case 1: n = 2; default: n = 3; } //~ FINE CL0902
  switch (n) { if (n) { case 1: n = 2; } } //~ FINE CL0902
  switch (n) { while (n) { default: n--; } } //~ FINE CL0902
  switch (n) case 4: n = 5; //~ FINE CL0902
  switch (n) { case 1: switch (n) { case 1: n = 2; } case 2: n = 3; } //~ FINE CL0902
}
#if __OPENCL_C_VERSION__ >= 200
void blocks(int n) {
  switch (n) { default:; void (^labelled)(void) = ^{ case 1:; }; } //~ ERROR[2.0+] CL0902
  void (^own)(int) = ^(int a) { switch (a) { case 1:; } }; //~ FINE[2.0+] CL0902
}
#endif
