// std: 1.2

kernel void k2(global int *p) {
  int a = 1 //~ ERROR CL0201
  int b = 2;
  p[0 = a; //~ ERROR CL0521 //~ ERROR CL0201
  p[1] = (a + b; //~ ERROR CL0201
  for (int i = 0; i < 3, ++i) //~ ERROR CL0201
    a++;
}

struct S {
  int a //~ ERROR CL0201
  float b;
} //~ ERROR CL0201

kernel void k3(global struct S *s) {
  s->a = 1;
  else //~ ERROR CL0201
    s->b = 2;
  float4 v = (float4)(1.0f, 2.0f; //~ ERROR CL0514 //~ ERROR CL0201
  return
} //~ ERROR CL0201

kernel void k5(int a, int b) {
  if (a > b { //~ ERROR CL0201
    a = b;
  }
}

kernel void k1(global int *p { //~ ERROR CL0201
  *p = 1;
}

kernel void k4(void) { //~ ERROR CL0201
