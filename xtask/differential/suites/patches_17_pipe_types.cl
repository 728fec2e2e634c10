// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ < 200
// no keyword here
int pipe = 1; // expected-error
__constant int ci = 0;
void k(pipe int p); // expected-error
#elif defined(__opencl_c_pipes) || __OPENCL_C_VERSION__ == 200
kernel void p1(pipe int p) {}
kernel void p2(read_only pipe float4 p) {}
kernel void p3(write_only pipe struct undef p) {} // expected-error
kernel void p4(pipe p) {} // expected-error
kernel void p5(global pipe int *gp) {} // expected-error
kernel void p6(pipe int p[2]) {} // expected-error
kernel void p7(int pipe p) {}
kernel void p8(pipe pipe int p) {} // expected-error
kernel void p9(pipe global int *p) {}
pipe int glob; // expected-error
global pipe int glob2; // expected-error
pipe int ret(void); // expected-error
typedef pipe int pipe_int;
kernel void p10(write_only pipe_int p) {}
struct sp {
  pipe int x; // expected-error
};

void body(pipe int a, read_only pipe int b, pipe short c) {
  pipe int l; // expected-error
  a = b; // expected-error
  &a; // expected-error
  sizeof(a);
  a == b; // expected-error
  read_only pipe int d = b; // expected-error
  body(a, b, a); // expected-error
}
#else
kernel void p1(pipe int p) {} // expected-error
#endif
