// std: 1.2 2.0

struct A { int x : 3; }; //~ ERROR CL0419
struct B { unsigned y : 1; int : 0; }; //~ ERROR CL0419 //~ ERROR CL0419
union C { int z : 4; float f; }; //~ ERROR CL0419
struct D { bool b : 1; }; //~ ERROR CL0419
struct E { int4 v : 2; }; //~ ERROR CL0419
struct F { float f : 2; }; //~ ERROR CL0419
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct G { int x : 3; uint y : 29; };
struct H { int x : 33; }; //~ ERROR CL0419
struct I { int x : -1; }; //~ ERROR CL0419
void f(void) {
  struct G g = {1, 2};
  g.x = 9;
  &g.x; //~ ERROR CL0523
}
#pragma OPENCL EXTENSION __cl_clang_bitfields : disable
struct J { int x : 3; }; //~ ERROR CL0419
