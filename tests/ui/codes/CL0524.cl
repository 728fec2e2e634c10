// `*` follows a pointer (6.5.13; C99 6.5.3.2 p2); arrays become pointers, and nothing else does. No operator
// takes an image.
struct s { int a; int *p; };
int call(void);
int *pointer(void);
void indirection(int a, float f, float4 v, struct s s, int *p, int **pp, global int *g, image2d_t i) {
  a = *a; //~ ERROR CL0524
  f = *f; //~ ERROR CL0524
  f = *v; //~ ERROR CL0524
  a = *s; //~ ERROR CL0524
  a = *s.a; //~ ERROR CL0524
  a = *call(); //~ ERROR CL0524
  a = *1; //~ ERROR CL0524
  a = **p; //~ ERROR CL0524
  a = *(p - p); //~ ERROR CL0524
  *a = 1; //~ ERROR CL0524
  *v.x = 1; //~ ERROR CL0524
  (void)*i; //~ ERROR CL0502
  a = sizeof *a; //~ ERROR CL0524
  a = *p; //~ FINE CL0524
  a = **pp; //~ FINE CL0524
  a = *g + *&a; //~ FINE CL0524
  a = *s.p; //~ FINE CL0524
  a = *pointer(); //~ FINE CL0524
  a = *(p + 1); //~ FINE CL0524
  int list[2] = { *p, 1 };
  a = *list; //~ FINE CL0524
  a = *"text"; //~ FINE CL0524
  a = a * a; //~ FINE CL0524
}
