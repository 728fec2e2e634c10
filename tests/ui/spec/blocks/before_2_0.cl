// Before 2.0 there are no blocks (OpenCL C 6.14).
// std: 1.0 1.1 1.2
void f(void) {
  (void)^{ return 1; }; //~ ERROR CL0212
  int (^a)(int) = ^(int i) { return i; }; //~ ERROR CL0212 //~ ERROR CL0212
}
typedef void (^plain)(void); //~ ERROR CL0212
