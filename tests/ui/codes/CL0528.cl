// vec_step counts the elements of a scalar or a vector, given as a value or as a type (6.15.13); nothing else has any. It came with
// 1.1; compilers know it before.
struct s { int a; };
enum e { A };
void counted(int n, float4 v, struct s s, int *p, void *q, image2d_t i) {
  n = vec_step(s); //~ ERROR CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(struct s); //~ ERROR CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(p); //~ ERROR CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(int *); //~ ERROR CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(i); //~ ERROR CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(int[2]); //~ ERROR CL0528 //~ WARNING[1.0] CL0805
  int list[2];
  n = vec_step(list); //~ ERROR CL0528 //~ WARNING[1.0] CL0805
}
kernel void fine(int n, float4 v, float16 w, global char *p) {
  n = vec_step(n); //~ FINE[1.1+] CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(v); //~ FINE[1.1+] CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(float8); //~ FINE[1.1+] CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(uchar); //~ FINE[1.1+] CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(w.lo.even); //~ FINE[1.1+] CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(*p); //~ FINE[1.1+] CL0528 //~ WARNING[1.0] CL0805
  n = vec_step(v + 1); //~ FINE[1.1+] CL0528 //~ WARNING[1.0] CL0805
  bool same = sizeof(v) == sizeof(float) * 4; //~ FINE CL0528
  int list[vec_step(v)]; //~ FINE[1.1+] CL0528 //~ WARNING[1.0] CL0805
}
