// `+` and `-` with one operand (OpenCL C 6.5.2).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
void nothing(void);
void f(char c, uchar uc, float x, double d, bool b, char2 c2, uchar16 uc16, float2 x2, double4 d4, struct pair p, constant int *k, event_t e, int list[2]) {
  c = +c; uc = -uc; x = -x; d = +d; b = -b; c2 = -c2; uc16 = -uc16; x2 = +x2; d4 = -d4; x2 = - - + -x2;
  // Each component by itself: the type stays.
  c2 = -uc16.lo.lo.lo; //~ ERROR CL0506
  x = -x2; //~ ERROR CL0506
  int promoted[sizeof(-c) == 4 && sizeof(+b) == 4 && sizeof(-c2) == 2 ? 1 : -1];
  p = -p; //~ ERROR CL0502
  p = +p; //~ ERROR CL0502
  k = -k; //~ ERROR CL0502
  k = +k; //~ ERROR CL0502
  (void)-list; //~ ERROR CL0502
  (void)+"text"; //~ ERROR CL0502
  (void)-e; //~ ERROR CL0502
  (void)-nothing(); //~ ERROR CL0502
  -c = 1; //~ ERROR CL0521
  +x2 = x2; //~ ERROR CL0521
}
