// The parts of the global address space that the device and the host own.

typedef __attribute__((opencl_global_device)) int gd;
typedef __attribute__((opencl_global_host)) int gh;
void f(gd *a, gh *b, global int *c, generic int *n, local int *l, constant int *k) { //~ ERROR[1.0,1.1,1.2] CL0306
  a = b;  //~ ERROR CL0301
  b = a; //~ ERROR CL0301
  c = a; 
  c = b;
  a = c; //~ ERROR CL0301
  b = c; //~ ERROR CL0301
  n = a; //~ ERROR[1.0,1.1,1.2] CL0301
  n = b; //~ ERROR[1.0,1.1,1.2] CL0301
  a = n; //~ ERROR CL0301
  a = l; //~ ERROR CL0301
  a = k; //~ ERROR CL0301
  l = a; //~ ERROR CL0301
  a = (gd*)c;
  a = (gd*)l; //~ ERROR CL0302
  if (a == b) {} //~ ERROR CL0305
  if (a == c) {}
  if (a == l) {} //~ ERROR CL0305
  (void)(1 ? a : c);
  (void)(1 ? a : b); //~ ERROR CL0305
  (void)(1 ? a : l); //~ ERROR CL0305
}
