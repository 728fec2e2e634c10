// std: 1.2 2.0
// The parser continues after a bad declaration.

int a1 = 1
int a2 = 2;
constant unknown_t a3 = 3;
struct s { int x; float y }
kernel void k1(global unknown_t *p) { *p = 1; }
typedef notype newtype;
newtype a4;
void f(int a, , int b);
kernel void k2(global int *p) {
  int x = ;
  int y = x + undeclared;
  undeclared = 4;
  p[0] = (x + y;
  p[1] = y;
  if (x {
    y = 2;
  }
  for (int i = 0; i < 4; i++
    y += i;
  float4 v = (float4)(1.0f, 2.0f 3.0f, 4.0f);
  v.xyq = 1;
  return
}
kernel void k3(global int *p) {
  p[0] = newtype;
  struct s t;
  t.x = 1;
  t.z = 2;
}
}
kernel k4(void) {}
