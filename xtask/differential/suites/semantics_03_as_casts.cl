// std: 1.2 2.0 3.0
// Explicit casts among address spaces.

typedef global int *gptr_t;
typedef local int *lptr_t;

void casts(global int *g, local int *l, constant int *c, private int *p, int *u) {
  (void)(global int *)g;
  (void)(global int *)l;
  (void)(global int *)c;
  (void)(global int *)p;
  (void)(global int *)u;
  (void)(local int *)g;
  (void)(local int *)u;
  (void)(constant int *)g;
  (void)(constant int *)u;
  (void)(private int *)g;
  (void)(private int *)u;
  (void)(int *)g;
  (void)(int *)l;
  (void)(int *)c;
  (void)(int *)p;
  (void)(gptr_t)l;
  (void)(lptr_t)l;
  (void)(global float *)g;
  (void)(local float *)g;
  (void)(global char *)(int *)g;
  (void)(global const int *)g;
  (void)(global int *)(size_t)l;
  (void)(local int *)(ulong)g;
  (void)(uintptr_t)c;
  (void)(int)g;
  (void)(float)g;
  (void)(global int *)0;
  (void)(global int *)1.5f;
  (void)(int4)g;
  (void)(global int)3;
  (void)(constant int)3;
#if __OPENCL_C_VERSION__ >= CL_VERSION_2_0
  (void)(generic int *)g;
  (void)(generic int *)c;
  (void)(generic float *)p;
  (void)(global float *)(generic int *)l;
#endif
}
