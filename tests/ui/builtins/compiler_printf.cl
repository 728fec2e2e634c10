// The functions of compilers that print. Warnings are marked.
// std: 1.2 2.0 3.0
void f(global char *g, constant char *c, char *p, float x) {
  __builtin_printf(g, 1);  //~ WARNING CL0615
  int r = __builtin_printf("x %d", 1);  //~ WARNING CL0615
  __builtin_printf("x %d", x);  //~ WARNING CL0615 //~ WARNING CL0612
  __builtin_printf();  //~ ERROR CL0603
  __builtin_printf(1);  //~ ERROR CL0608
  __builtin_printf;  //~ ERROR CL0420
  __builtin_sprintf(p, c, 1, x);  //~ WARNING CL0615
  __builtin_sprintf(p);  //~ ERROR CL0603
  __builtin_snprintf(p, 3, "x");  //~ WARNING CL0615
  __builtin_snprintf(p, "x", 3);  //~ ERROR CL0608
  __builtin_exit(1);  //~ ERROR CL0601
}
