// In 3.0 blocks need device-side enqueueing (OpenCL C 6.14).
// std: 3.0+
// ext: -all
void f(void) {
  (void)^{ return 1; }; //~ ERROR CL0212
}
typedef void (^plain)(void); //~ ERROR CL0212
