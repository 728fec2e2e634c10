// `&&` and `||` (OpenCL C 6.5.7). They take floating-point numbers since 1.2.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
enum colour { red, green };
void nothing(void);
void f(char c, ulong ul, bool b, enum colour e, float x, double d, char2 c2, uchar2 uc2, short8 s8, ushort8 us8, int3 i3, uint3 u3, long2 l2, ulong2 ul2, float3 x3, double2 d2, struct pair p, global int *g, local float *l) {
  // Scalars give an int.
  int a = c && ul; a = b || e; a = !b && red; a = g && l; a = g || c;
  int sizes[sizeof(ul && ul) == 4 && sizeof(c || c) == 4 ? 1 : -1];
  a = x && c; //~ ERROR[1.0,1.1] CL0502
  a = 1 || d; //~ ERROR[1.0,1.1] CL0502
  a = x || x; //~ ERROR[1.0,1.1] CL0502
  a = g && 1.0f; //~ ERROR[1.0,1.1] CL0502
  // Vectors give signed integers as wide as their elements.
  c2 = c2 && c2; c2 = uc2 || uc2; s8 = us8 && us8; i3 = i3 || i3; i3 = u3 && u3; l2 = ul2 || ul2; l2 = l2 && l2;
  i3 = x3 && x3; //~ ERROR[1.0,1.1] CL0502
  l2 = d2 || d2; //~ ERROR[1.0,1.1] CL0502
  uc2 = uc2 && uc2; //~ ERROR CL0506
  u3 = u3 || u3; //~ ERROR CL0506
  ul2 = l2 && ul2; //~ ERROR CL0503
  i3 = c2 || c2; //~ ERROR CL0506
  a = i3 && i3; //~ ERROR CL0506
  if (i3 || i3) a = 1; //~ ERROR CL0532
  // A scalar beside a vector is widened, if it fits an element.
  c2 = c2 && c; i3 = true || i3; l2 = ul2 && ul; i3 = u3 || 1;
  c2 = c2 && 128; //~ ERROR CL0504
  c2 = c2 && 1000; //~ ERROR CL0504
  i3 = ul || i3; //~ ERROR CL0504
  i3 = i3 && x; //~ ERROR[1.0,1.1] CL0502 //~ ERROR[1.2+] CL0504
  // Two vectors are of one type.
  c2 = c2 && uc2; //~ ERROR CL0503
  i3 = i3 || u3; //~ ERROR CL0503
  i3 = i3 && (int4)(1); //~ ERROR CL0503
  // Nothing else is true or false.
  a = p && p; //~ ERROR CL0502
  a = 1 || p; //~ ERROR CL0502
  a = nothing() && 1; //~ ERROR CL0502
  i3 = g || i3; //~ ERROR CL0502
  // The exclusive one is reserved: there is none.
  a = c ^^ c; //~ ERROR CL0201
  // There is no assignment with them.
  a &&= 1; //~ ERROR CL0201
  a ||= 1; //~ ERROR CL0201
}
