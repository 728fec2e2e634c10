// std: 1.0 1.2 2.0 3.0
__kernel void a(__global int *x) { }
kernel void b(global int *x) { }
void c(__private int *p, private int *q, local int *l, constant int *k) { }
int generic_is_identifier(void) {
#if __OPENCL_C_VERSION__ >= 200
  generic int *p;
  __generic int *q;
#else
  int generic = 1;
  return generic;
#endif
  return 0;
}
#if __OPENCL_C_VERSION__ < 200
int pipe = 2;
#else
void t(pipe int x) { }
#endif
void names(void) {
  int class = 1;
  int namespace = 2;
  int template = 3;
  int and = class and namespace;
  int global = 4;
  int this = 5;
  uchar unsigned_char = 6;
  int uniform = 7;
}
kernel kernel void twice(void) { }
global kernel void misplaced(void) { }
kernel int x;
typedef kernel void td(void);
inline kernel void k_inline(void) { }
static kernel void k_static(void) { }
