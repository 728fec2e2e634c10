// std: 1.0 1.2 2.0

constant int4 g1 = (int4)(1, 2, 3, 4);
constant int4 g2 = {1, 2, 3, 4};
constant int4 g3 = {1, 2}; //~ ERROR CL0514
constant int4 g4 = {1, 2, 3, 4, 5}; //~ ERROR CL0514
constant int4 g5 = {(int2)(1, 2), 3, 4};
constant int4 g6 = {{1, 2}, {3, 4}}; //~ ERROR CL0514
constant int4 g7 = 5;
constant int4 g8 = {5}; //~ ERROR CL0514
constant int4 g9 = {};
constant float4 g10 = (float4)(1);
constant float4 g11 = (int4)(1); //~ ERROR CL0506
constant float4 g12 = {(int4)(1)}; //~ ERROR CL0506
constant int4 g13[2] = {(int4)(1), (int4)(2)};
constant int4 g14[2] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
constant int4 g15[2] = {1, 2, 3, 4, 5, 6, 7, 8};
constant int4 g16[] = {(int4)(1), (int4)(2), (int4)(3)};
typedef char chk16[sizeof(g16) == 48 ? 1 : -1];
constant int4 g17[] = {1, 2, 3, 4, 5};
typedef char chk17[sizeof(g17) == 32 ? 1 : -1]; //~ ERROR CL0415
constant int4 g18 = (int4)(g1);
constant int4 g19 = (int4)(1, 2, 3); //~ ERROR CL0514
constant int4 g20 = (int4)(1, 2, 3, 4, 5); //~ ERROR CL0514
constant int4 g21 = (int4)((int2)(1, 2), (int2)(3, 4));
constant int4 g22 = (int4)((int3)(1), 4);
constant int4 g23 = (int4)(); //~ ERROR CL0201
constant int3 g24 = {1, 2, 3};
constant int3 g25 = (int4)(1); //~ ERROR CL0506
struct S { int4 v; float f; };
constant struct S g26 = {(int4)(1), 2.0f};
constant struct S g27 = {1, 2, 3, 4, 5.0f};
constant struct S g28 = {{1, 2, 3, 4}, 5.0f};
constant struct S g29 = {.f = 1.0f, .v = (int4)(2)};
constant struct S g30 = {.v.x = 1}; //~ ERROR CL0438
constant int4 g31 = {.x = 1}; //~ ERROR CL0438
constant int4 g32 = {[0] = 1}; //~ ERROR CL0438
void f(int a) {
  int4 l1 = {a, a, a, a};
  int4 l2 = {a, (int2)(a), a};
  int4 l3[2] = {(int4)(a), a};
  int4 l4 = (a, a, a, a);
  int4 l5 = (int4){1, 2, 3, 4};
  int4 l6 = (int4)({1, 2, 3, 4}); //~ ERROR CL0201
}
