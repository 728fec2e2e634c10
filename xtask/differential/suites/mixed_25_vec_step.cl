// std: 1.0 1.2 3.0
// vec_step on types and expressions.

typedef int int2_t_ __attribute__((ext_vector_type(2)));

struct S { int x; };

constant int c1[vec_step(int4)];
constant int ok0 = vec_step(float3);

kernel void k(global float4 *p, int n, image2d_t img, sampler_t smp) {
  int ok[vec_step(short8) == 8 ? 1 : -1];
  int ok2[vec_step(int3) == 4 ? 1 : -1];
  int ok3[vec_step(void) == 1 ? 1 : -1];
  int ok4[vec_step(int2_t_) == 2 ? 1 : -1];
  int ok5[vec_step(n) == 1 ? 1 : -1];
  int ok6[vec_step(*p) == 4 ? 1 : -1];
  int ok7[vec_step(char16) == 16 ? 1 : -1];
  int bad_size[vec_step(int3) == 3 ? 1 : -1];
  vec_step(p);
  vec_step(int *);
  vec_step(struct S);
  vec_step(img);
  vec_step(smp);
  vec_step(bool);
  vec_step(event_t);
  vec_step(int[3]);
  vec_step(k);
  vec_step();
  vec_step int;
  vec_step n;
  vec_step(int, int);
  vec_step(undeclared);
}
