// std: 1.2 2.0 3.0
// opts: -DPLAIN=1
// opts: -DBITS=1
#ifdef BITS
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
#endif
struct flags { unsigned a : 3; int b : 5; int : 0; };
struct neg { int a : -1; };
struct wide { char c : 9; };
struct zero { int z : 0; };
struct fl { float f : 3; };
struct vec { int4 v : 2; };
struct nonconst { int n : sizeof(int) * 2; };
union u { int x : 4; uint y; };

void f(global struct flags *s) {
  s->a = 9;
  &s->a;
  sizeof(s->b);
}
#pragma OPENCL EXTENSION __cl_clang_bitfields : disable
struct later { int a : 2; };
