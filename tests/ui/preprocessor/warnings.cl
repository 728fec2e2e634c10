// std: 1.2
#define A 1
#define A 2  //~ WARNING CL0117
#pragma unknown  //~ WARNING CL0119
#pragma OPENCL EXTENSION cl_none : enable  //~ WARNING CL0129
#pragma OPENCL EXTENSION all : enable  //~ WARNING CL0129
#pragma OPENCL EXTENSION cl_khr_fp64 enable  //~ WARNING CL0121
#ifdef A
#endif A  //~ WARNING CL0123
#warning careful  //~ WARNING CL0116
int recursive(int n) {
  n + 1;  //~ WARNING CL0905
  if (n = 1) return 0;  //~ WARNING CL0907
  return recursive(n - 1);  //~ WARNING CL0607
}
int falls(int n) {
  if (n) return 1;
}  //~ WARNING CL0906
void pointers(global int *a, global const int *b, global float *c, global uint *d, global void *e) {
  a = b;  //~ WARNING CL0510
  a = c;  //~ WARNING CL0508
  a = d;  //~ WARNING CL0509
  int f = a == c;  //~ WARNING CL0511
  e = e + 1;  //~ WARNING CL0526
  f = f / 0;  //~ WARNING CL0534
  long long g = 1;  //~ WARNING CL0210
  int h[2] = {1, 2, 3};  //~ WARNING CL0436
  printf("%d", 1.0f);  //~ WARNING CL0612
  printf("%d");  //~ WARNING CL0612
  __attribute__((nonsense)) int i = 1;  //~ WARNING CL0710
}
