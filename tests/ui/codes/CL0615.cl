// Names with two underscores in front are the implementation's (C99 7.1.3); OpenCL C lists no function of the kind (6.15).
// Some compilers have many. An
// extension, cl_khr_expect_assume, took two of them in.
void called(uint u, int i, float f, global int *p, global float4 *q) {
  i = __builtin_popcount(u); //~ WARNING CL0615
  i = __builtin_clz(u); //~ WARNING CL0615
  i = __builtin_ctz(u); //~ WARNING CL0615
  i = __builtin_expect(i, 1); //~ FINE CL0615
  i = __builtin_constant_p(i); //~ WARNING CL0615
  __builtin_trap(); //~ WARNING CL0615
  i = __sync_fetch_and_add(p, 1); //~ WARNING CL0615
  i = __atomic_load_n(p, 5); //~ WARNING CL0615
  f = fabs(f); //~ FINE CL0615
  i = clz(i); //~ FINE CL0615
  f = sqrt(f) + native_sqrt(f); //~ FINE CL0615
  i = i == 1; //~ FINE CL0615
  int builtin_popcount = i; //~ FINE CL0615
}
int of_program(uint a) { return a; } //~ FINE CL0615
