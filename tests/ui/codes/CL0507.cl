// An integer is no pointer and a pointer no integer without a cast; only a constant zero is a null pointer (C99 6.5.16.1,
// 6.3.2.3).
int *global_result(int a) { return a; } //~ ERROR CL0507
int integer_result(int *p) { return p; } //~ ERROR CL0507
void take(int a, int *p);
void values(int i, int *p, global int *g, long l) {
  int *a = i; //~ ERROR CL0507
  int *b = 1; //~ ERROR CL0507
  global int *c = l; //~ ERROR CL0507
  int d = p; //~ ERROR CL0507
  ulong e = g; //~ ERROR CL0507
  int *list[2] = { p, i }; //~ ERROR CL0507
  struct { int *p; int n; } s = { i, i }; //~ ERROR CL0507
  p = i; //~ ERROR CL0507
  i = p; //~ ERROR CL0507
  p = -1; //~ ERROR CL0507
  p += p - p; //~ FINE CL0507
  take(p, p); //~ ERROR CL0507
  take(i, i); //~ ERROR CL0507
  take(*p, &i); //~ FINE CL0507
  int *zero = 0; //~ FINE CL0507
  int *long_zero = 0L; //~ FINE CL0507
  int *folded = 1 - 1; //~ FINE CL0507
  int *of_void = (void *)0; //~ FINE CL0507
  global int *of_global = 0; //~ FINE CL0507
  int *cast = (int *)l; //~ FINE CL0507
  ulong number = (ulong)g; //~ FINE CL0507
  take(0, 0); //~ FINE CL0507
  bool truth = p; //~ FINE CL0507
#ifdef NULL
  int *null = NULL; //~ FINE[2.0+] CL0507
#endif
}
int *null_result(void) { return 0; } //~ FINE CL0507
