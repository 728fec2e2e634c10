// std: 1.2 2.0
struct A { int x : 3; };
struct B { unsigned y : 1; int : 0; };
union C { int z : 4; float f; };
struct D { bool b : 1; };
struct E { int4 v : 2; };
struct F { float f : 2; };
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct G { int x : 3; uint y : 29; };
struct H { int x : 33; };
struct I { int x : -1; };
void f(void) {
  struct G g = {1, 2};
  g.x = 9;
  &g.x;
}
#pragma OPENCL EXTENSION __cl_clang_bitfields : disable
struct J { int x : 3; };
