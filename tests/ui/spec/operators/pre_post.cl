// `++` and `--` before and behind (OpenCL C 6.5.3).
// warnings
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a; uchar4 b; float c; };
enum colour { red, green };
constant int fixed = 1;
void f(char c, ulong ul, uchar4 v, int4 w, float x, double d, float4 x4, double2 d2, struct pair p, global uint *g, const int k, const int4 k4, constant int *to) {
  int list[2];
  // Integers and vectors of them.
  c++; ++c; ul--; --ul; v++; --v; w++; ++w; p.a--; ++p.b; g[1]++; --*g; list[0]++; v.x--; --v.lo; v.zx++; (c)++;
  // No floating-point numbers: of scalars compilers take them all the same.
  x++; //~ WARNING CL0502
  --d; //~ WARNING CL0502
  p.c++; //~ WARNING CL0502
  --x4.y; //~ WARNING CL0502
  x4++; //~ ERROR CL0502
  --d2; //~ ERROR CL0502
  x4.hi++; //~ ERROR CL0502
  // Pointers go on as in C.
  g++; --g; to++;
  p++; //~ ERROR CL0502
  --p; //~ ERROR CL0502
  // The type is that of the operand.
  w = v++; //~ ERROR CL0506
  v = ++v; v = v--;
  int same[sizeof(c++) == 1 && sizeof(--ul) == 8 ? 1 : -1];
  // What is changed could be assigned to.
  3++; //~ ERROR CL0521
  --(c + 1); //~ ERROR CL0521
  (-c)++; //~ ERROR CL0521
  c++++; //~ ERROR CL0521
  ++c--; //~ ERROR CL0521
  ++(char)c; //~ ERROR CL0521
  (c, ul)++; //~ ERROR CL0521 //~ WARNING CL0905
  ++(c ? ul : ul); //~ ERROR CL0521
  (c = 1)--; //~ ERROR CL0521
  green++; //~ ERROR CL0521
  list++; //~ ERROR CL0502
  (v + v)++; //~ ERROR CL0521
  v.yy++; //~ ERROR CL0519
  k++; //~ ERROR CL0320
  --k4; //~ ERROR CL0320
  k4.x++; //~ ERROR CL0320
  fixed--; //~ ERROR CL0320
  ++*to; //~ ERROR CL0320
}
