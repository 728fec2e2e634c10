// Casts of pointers (OpenCL C 6.4.5): to any other type and back, with nothing checked.
struct pair { int a, b; };
struct later;
void f(global char *c, global int *i, global float4 *v, local struct pair *l, constant uint *k, const int *q, global void *o, ulong ul, int n, float x, float4 v4, struct pair p, int list[4], char small, event_t event, bool b) {
  i = (global int *)c; c = (global char *)i; v = (global float4 *)c; i = (global int *)v; l = (local struct pair *)(local int *)l; x = *(constant float *)k; o = (global void *)v; v = (global float4 *)o; global struct later *h = (global struct later *)i; h = (global struct later *)o; int (*rows)[2] = (int (*)[2])list; global int **deep = (global int **)rows; int *away = (int *)q;
  // With integers of any width, both ways.
  ul = (ulong)i; i = (global int *)ul; i = (global int *)(intptr_t)n; n = (int)(uintptr_t)c; n = (int)i; small = (char)i; i = (global int *)small; b = (bool)i; i = (global int *)0x1000; o = (global void *)16;
  // Not with floating-point numbers, vectors, structs and opaque types.
  x = (float)i; //~ ERROR CL0512
  i = (global int *)x; //~ ERROR CL0512
  i = (global int *)1.0f; //~ ERROR CL0512
  v4 = (float4)v; //~ ERROR CL0513
  v = (global float4 *)v4; //~ ERROR CL0513
  i = (global int *)p; //~ ERROR CL0512
  p = (struct pair)l; //~ ERROR CL0512
  i = (global int *)event; //~ ERROR CL0512
  event = (event_t)i; //~ ERROR CL0512
  // The address space stays that of what is pointed to.
  l = (local struct pair *)i; //~ ERROR CL0302
  i = (global int *)k; //~ ERROR CL0302
  k = (constant uint *)i; //~ ERROR CL0302
  q = (private int *)l; //~ ERROR CL0302
}
