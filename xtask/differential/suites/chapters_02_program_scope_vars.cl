// std: 1.2 2.0 3.0
__constant int c1 = 5;
static __constant int c2 = 6;
__constant float farr[] = {1.0f, 2.0f, 3.0f};
constant uint2 cv = (uint2)(1, 2);
extern __constant int ec;

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_program_scope_global_variables)
int g1;
global int g2 = 4;
static global int g3[10];
__global int *g4 = &g2;
global int *global g5 = &g1;
extern global float eg;
#endif


kernel void k(global int *out) {
  out[0] = c1 + c2 + (int)farr[1] + cv.x + ec;
#if __OPENCL_C_VERSION__ == 200
  out[1] = g1 + g2 + g3[2] + *g4 + *g5;
  static int fs = 3;
  static global int fgs;
  fs += fgs;
#endif
  constant int fc = 12;
  out[2] = fc;
}
