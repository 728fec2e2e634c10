// vec_step counts the elements of a scalar or a vector, given as a value or as a type (6.15.13); nothing else has any.
struct s { int a; };
enum e { A };
void counted(int n, float4 v, struct s s, int *p, void *q, image2d_t i, sampler_t t) {
  n = vec_step(s); //~ ERROR CL0528
  n = vec_step(struct s); //~ ERROR CL0528
  n = vec_step(p); //~ ERROR CL0528
  n = vec_step(int *); //~ ERROR CL0528
  n = vec_step(i); //~ ERROR CL0528
  n = vec_step(int[2]); //~ ERROR CL0528
  int list[2];
  n = vec_step(list); //~ ERROR CL0528
}
kernel void fine(int n, float4 v, float16 w, global char *p) {
  n = vec_step(n); //~ FINE CL0528
  n = vec_step(v); //~ FINE CL0528
  n = vec_step(float8); //~ FINE CL0528
  n = vec_step(uchar); //~ FINE CL0528
  n = vec_step(w.lo.even); //~ FINE CL0528
  n = vec_step(*p); //~ FINE CL0528
  n = vec_step(v + 1); //~ FINE CL0528
  int list[vec_step(v)]; //~ FINE CL0528
}
