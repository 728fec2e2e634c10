// std: 1.0 1.2 2.0
// vec_step.

typedef int2 vi;
struct vs { int a; };
void fn(int n);

constant int arr1[vec_step(int3) == 4 ? 1 : -1];

void f(float4 f4, char c, struct vs s, int *p, image2d_t img) {
  int a = vec_step(f4);
  a = vec_step(float16);
  a = vec_step(vi);
  a = vec_step f4;
  a = vec_step(c);
  a = vec_step(void);
  a = vec_step(s);
  a = vec_step(struct vs);
  a = vec_step(p);
  a = vec_step(int[4]);
  a = vec_step(fn);
  a = vec_step(void(int));
  a = vec_step(struct nowhere);
  a = vec_step(bool);
  a = vec_step(f4.xyz);
  a = vec_step();
  a = vec_step(1, 2);
  a = vec_step(half);
  switch (a) {
  case vec_step(int8): break;
  case vec_step(char8): break;
  }
}
