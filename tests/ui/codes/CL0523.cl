// `&` is for l-values (C99 6.5.3.2 p1) that are no elements of vectors (6.3.7): these have no address of their own. What a
// block captured is a copy in it, whose address is not given away either.
struct s { int a; };
int call(void);
struct s record(void);
enum { CONSTANT = 1 };
void addresses(float4 v, float8 w, int a, int b, int *p, struct s s) {
  float *x = &v.x; //~ ERROR CL0523
  float2 *xy = &v.xy; //~ ERROR CL0523
  float *index = &w.s0; //~ ERROR CL0523
  float4 *odd = &w.odd; //~ ERROR CL0523
  float2 *high = &w.even.hi; //~ ERROR CL0523
  float *of_pointer = &(&v)->x; //~ ERROR CL0523
  int *value = &(a + 1); //~ ERROR CL0523
  int *number = &1; //~ ERROR CL0523
  int *result = &call(); //~ ERROR CL0523
  int *member = &record().a; //~ ERROR CL0523
  int *chosen = &(a ? a : b); //~ ERROR CL0523
  int *enumerator = &CONSTANT; //~ ERROR CL0523
  int *cast = &(int)a; //~ ERROR CL0523
  int *after = &a++; //~ ERROR CL0523
  float4 *vector = &v; //~ FINE CL0523
  float *first = (float *)&v; //~ FINE CL0523
  int *object = &a; //~ FINE CL0523
  int *parentheses = &(a); //~ FINE CL0523
  int *pointee = &*p; //~ FINE CL0523
  int *element = &p[1]; //~ FINE CL0523
  int *of_struct = &s.a; //~ FINE CL0523
  int *literal = &(int){ 1 }; //~ FINE CL0523
  int list[2], (*array)[2] = &list; //~ FINE CL0523
}
#if __OPENCL_C_VERSION__ >= 200
void captured(int n) {
  int (^address)(void) = ^{ int *p = &n; return *p; }; //~ ERROR[2.0+] CL0523
  int (^own)(void) = ^{ int m = n, *p = &m; return *p; }; //~ FINE[2.0+] CL0523
}
#endif
