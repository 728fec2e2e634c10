// std: 1.2 2.0
// Recovery after syntax errors.
kernel voi k1(global int *p) { }
kernel void k2(global int *p { p[0] = 1; }
kernel void k3(global int *p) {
  p[0] = 1
  p[1] = 2;
  int x = ;
  float4 v = (float4)(1, 2, 3, 4;
  if (x { x = 1; }
  for (int i = 0; i < 3, ++i) { }
  p[2 = 3;
  global int y;
  kernel int z;
  pipe;
  image2d_t;
  x = x +;
  return p;
}
int __kernel;
kernel struct S { int a } s;
enum E { A, B,, C };
void f(int a, b);
void g(int) { }
class C;
bool b = true;
template <int N> void t();
namespace n { }
int &ref;
kernel kernel void k4(void) { }
kernel;
void h(void) { half = 3; int4 int; int global; }
constant int table[] = { 1, 2, 3;
}
