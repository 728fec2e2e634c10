// A call has an argument for each parameter (C99 6.5.2.2 p2); `()` declares a function without any (6.11).
int none(void);
int empty();
int one(int a);
int three(int a, float b, global int *c);
#define through(a) one a
void calls(int n, global int *p) {
  n = none(1); //~ ERROR CL0603
  n = empty(1); //~ ERROR CL0603
  n = one(); //~ ERROR CL0603
  n = one(1, 2); //~ ERROR CL0603
  n = three(1, 2); //~ ERROR CL0603
  n = three(1, 2, p, 4); //~ ERROR CL0603
  n = one(one()); //~ ERROR CL0603
  n = (one)(1, 2); //~ ERROR CL0420
  n = through((1, 2)); //~ ERROR CL0603
  n = none() + empty(); //~ FINE CL0603
  n = one(1); //~ FINE CL0603
  n = one((1, 2)); //~ WARNING CL0905
  n = three(1, 2, p); //~ FINE CL0603
  n = one(one(1)); //~ FINE CL0603
  n = through((1)); //~ FINE CL0603
}
kernel void launched(int n) {}
void of_kernel(void) { launched(); } //~ ERROR CL0603
#if __OPENCL_C_VERSION__ >= 200
void of_blocks(int n) {
  int (^block)(int) = ^(int a) { return a; };
  n = block(); //~ ERROR[2.0+] CL0603
  n = block(1, 2); //~ ERROR[2.0+] CL0603
  n = ^(int a) { return a; }(); //~ ERROR[2.0+] CL0603
  n = block(1); //~ FINE[2.0+] CL0603
}
#endif
