// std: 1.1 1.2 2.0
typedef int int2_ __attribute__((ext_vector_type(2)));
typedef int int3_ __attribute__((ext_vector_type(3)));
struct st { int a; };
union un { int4 a; };
#define CHECK(e, v) typedef char check_##v##_x[(e) == v ? 1 : -1]

void foo(int3 arg1, int8 arg2) {
  int4 auto1;
  int16 *auto2;
  int auto3;
  struct st auto4;
  float2 incomplete1[];
  int res1[vec_step(arg1) == 4 ? 1 : -1];
  int res2[vec_step(arg2) == 8 ? 1 : -1];
  int res3[vec_step(auto1) == 4 ? 1 : -1];
  int res4[vec_step(*auto2) == 16 ? 1 : -1];
  int res5[vec_step(auto3) == 1 ? 1 : -1];
  int res6[vec_step(int2_) == 2 ? 1 : -1];
  int res7[vec_step(int3_) == 4 ? 1 : -1];
  int res8[vec_step(void) == 1 ? 1 : -1];
  int res9 = vec_step(auto4);
  int res10 = vec_step(struct st);
  int res11 = vec_step(int16 *);
  int res12 = vec_step(auto2);
  int res13 = vec_step(incomplete1);
  int res14 = vec_step(union un);
  int res15 = vec_step auto1;
  int res16 = vec_step();
  CHECK(vec_step(double8), 8);
}
