// std: 1.2 2.0

typedef int4 vi4;
struct S { int a; };
void t(float f, float2 f2, uchar16 u, image2d_t im, global int *p) {
  constant int a = vec_step(int); //~ ERROR CL0310
  char ok2[vec_step(int2) == 2 ? 1 : -1];
  char ok3[vec_step(int3) == 4 ? 1 : -1];
  char ok4[vec_step(vi4) == 4 ? 1 : -1];
  char bad[vec_step(int3) == 3 ? 1 : -1]; //~ ERROR CL0415
  char ok16[vec_step(u) == 16 ? 1 : -1];
  (void)vec_step(f);
  (void)vec_step f2;
  (void)vec_step(f2.x);
  (void)vec_step(void);
  (void)vec_step(bool);
  (void)vec_step(struct S); //~ ERROR CL0528
  (void)vec_step(int *); //~ ERROR CL0528
  (void)vec_step(p); //~ ERROR CL0528
  (void)vec_step(*p);
  (void)vec_step(int[4]); //~ ERROR CL0528
  (void)vec_step(im); //~ ERROR CL0528
  (void)vec_step(undef); //~ ERROR CL0501
  (void)vec_step(); //~ ERROR CL0201
  (void)vec_step(event_t); //~ ERROR CL0528
  vec_step(int) = 2; //~ ERROR CL0521
}
