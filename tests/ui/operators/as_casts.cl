// std: 1.2+

// Explicit casts among address spaces.

typedef global int *gptr_t;
typedef local int *lptr_t;

void casts(global int *g, local int *l, constant int *c, private int *p, int *u) {
  (void)(global int *)g;
  (void)(global int *)l; //~ ERROR CL0302
  (void)(global int *)c; //~ ERROR CL0302
  (void)(global int *)p; //~ ERROR CL0302
  (void)(global int *)u; //~ ERROR[1.2] CL0302
  (void)(local int *)g; //~ ERROR CL0302
  (void)(local int *)u; //~ ERROR[1.2] CL0302
  (void)(constant int *)g; //~ ERROR CL0302
  (void)(constant int *)u; //~ ERROR CL0302
  (void)(private int *)g; //~ ERROR CL0302
  (void)(private int *)u;
  (void)(int *)g; //~ ERROR[1.2] CL0302
  (void)(int *)l; //~ ERROR[1.2] CL0302
  (void)(int *)c; //~ ERROR CL0302
  (void)(int *)p;
  (void)(gptr_t)l; //~ ERROR CL0302
  (void)(lptr_t)l;
  (void)(global float *)g;
  (void)(local float *)g; //~ ERROR CL0302
  (void)(global char *)(int *)g; //~ ERROR[1.2] CL0302
  (void)(global const int *)g;
  (void)(global int *)(size_t)l;
  (void)(local int *)(ulong)g;
  (void)(uintptr_t)c;
  (void)(int)g;
  (void)(float)g; //~ ERROR CL0512
  (void)(global int *)0;
  (void)(global int *)1.5f; //~ ERROR CL0512
  (void)(int4)g; //~ ERROR CL0513
  (void)(global int)3;
  (void)(constant int)3;
#if __OPENCL_C_VERSION__ >= CL_VERSION_2_0
  (void)(generic int *)g;
  (void)(generic int *)c; //~ ERROR[2.0+] CL0302
  (void)(generic float *)p;
  (void)(global float *)(generic int *)l;
#endif
}
