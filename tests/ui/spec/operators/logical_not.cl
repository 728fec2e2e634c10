// `!` (OpenCL C 6.5.8). It takes floating-point numbers since 1.2.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
void nothing(void);
void f(char c, ulong ul, float x, double d, uchar2 uc2, char2 c2, ushort8 us8, short8 s8, uint3 u3, int3 i3, ulong2 ul2, long2 l2, float3 x3, double2 d2, struct pair p, constant int *k, int list[2], event_t e) {
  int a = !c; a = !ul; a = !k; a = !!k; a = !list; a = !"text";
  int sizes[sizeof(!c) == 4 && sizeof(!ul) == 4 ? 1 : -1];
  a = !x; //~ ERROR[1.0,1.1] CL0502
  a = !d; //~ ERROR[1.0,1.1] CL0502
  a = !1.0f; //~ ERROR[1.0,1.1] CL0502
  c2 = !uc2; c2 = !c2; s8 = !us8; i3 = !u3; l2 = !ul2; i3 = !!i3;
  i3 = !x3; //~ ERROR[1.0,1.1] CL0502
  l2 = !d2; //~ ERROR[1.0,1.1] CL0502
  uc2 = !uc2; //~ ERROR CL0506
  u3 = !u3; //~ ERROR CL0506
  i3 = !s8; //~ ERROR CL0506
  a = !i3; //~ ERROR CL0506
  if (!i3) a = 1; //~ ERROR CL0532
  a = !p; //~ ERROR CL0502
  a = !e; //~ ERROR CL0502
  a = !nothing(); //~ ERROR CL0502
  !c = 1; //~ ERROR CL0521
}
