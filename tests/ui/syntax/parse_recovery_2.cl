// std: 1.2 2.0

// Recovery after syntax errors.
kernel voi k1(global int *p) { } //~ ERROR CL0203
kernel void k2(global int *p { p[0] = 1; } //~ ERROR CL0201
kernel void k3(global int *p) {
  p[0] = 1 //~ ERROR CL0201
  p[1] = 2;
  int x = ; //~ ERROR CL0201
  float4 v = (float4)(1, 2, 3, 4; //~ ERROR CL0201
  if (x { x = 1; } //~ ERROR CL0201
  for (int i = 0; i < 3, ++i) { } //~ ERROR CL0201
  p[2 = 3; //~ ERROR CL0201 //~ ERROR CL0521
  global int y; //~ ERROR CL0309
  kernel int z; //~ ERROR CL0201
  pipe; //~ ERROR[2.0] CL0203 //~ ERROR[1.2] CL0501
  image2d_t;
  x = x +; //~ ERROR CL0201
  return p; //~ ERROR CL0613
}
int __kernel;
kernel struct S { int a } s; //~ ERROR CL0703 //~ ERROR[1.2] CL0307
enum E { A, B,, C }; //~ ERROR CL0201
void f(int a, b); //~ ERROR CL0205
void g(int) { }
class C; //~ ERROR CL0203 //~ ERROR CL0402
bool b = true; //~ ERROR[1.2] CL0307
template <int N> void t(); //~ ERROR CL0203
namespace n { } //~ ERROR CL0203
int &ref; //~ ERROR CL0201
kernel kernel void k4(void) { }
kernel;
void h(void) { half = 3; int4 int; int global; } //~ ERROR CL0201
constant int table[] = { 1, 2, 3; //~ ERROR CL0201
} //~ ERROR CL0201
