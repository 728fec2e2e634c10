// A function is declared before it is called (6.11, C99 6.5.2.2): no call declares one, C's library is not there, and a
// declaration inside a function ends with its block.
int declared(int a);
int calls(int n, float f) {
  n = undeclared(1); //~ ERROR CL0601
  n = later(1); //~ ERROR CL0601
  n = sine(f); //~ ERROR CL0601
  n = declared(missing(1)); //~ ERROR CL0601
  int of_call = absent(); //~ ERROR CL0601
  if (absent_too()) n = 1; //~ ERROR CL0601
  n = 1 + nothing(n) * 2; //~ ERROR CL0601
  char *memory = malloc(4); //~ ERROR CL0601
  n = rand(); //~ ERROR CL0601
  n = strlen("text"); //~ ERROR CL0601
  n = sinf(f); //~ ERROR CL0601
  n = Declared(1); //~ ERROR CL0601
  { int inner(int a); n = inner(1); } //~ FINE CL0601
  n = inner(1); //~ ERROR CL0601
  n = declared(1); //~ FINE CL0601
  f = sin(f); //~ FINE CL0601
  return n;
}
int later(int a) { return declared(a); } //~ FINE CL0601
#define twice(a) ((a) + (a))
int of_macro(int a) { return twice(a); } //~ FINE CL0601
int of_later(int a) { return later(a) + get_global_id(0); } //~ FINE CL0601
kernel void launched(global int *p) { p[0] = unknown_helper(p); } //~ ERROR CL0601
