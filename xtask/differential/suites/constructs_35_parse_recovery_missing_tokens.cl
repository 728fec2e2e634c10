// std: 1.2

kernel void k2(global int *p) {
  int a = 1
  int b = 2;
  p[0 = a;
  p[1] = (a + b;
  for (int i = 0; i < 3, ++i)
    a++;
}

struct S {
  int a
  float b;
}

kernel void k3(global struct S *s) {
  s->a = 1;
  else
    s->b = 2;
  float4 v = (float4)(1.0f, 2.0f;
  return
}

kernel void k5(int a, int b) {
  if (a > b {
    a = b;
  }
}

kernel void k1(global int *p {
  *p = 1;
}

kernel void k4(void) {
