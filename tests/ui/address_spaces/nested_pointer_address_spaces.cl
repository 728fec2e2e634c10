// std: 1.2+

typedef __global int *gptr;
typedef __local int *lptr;

void take_pp(__global int **pp);
void take_lpp(__local int *__private *pp);

void nested(__global int *__private *a, __global int *__local *b,
            __local int *__private *c, __global int *__global *d) {
  gptr *e = a;
  take_pp(a);
  take_pp(d); //~ ERROR[1.2] CL0301
  take_lpp(c);
  take_lpp(a); //~ ERROR CL0303
  __local int **f = a; //~ ERROR CL0303
  __local int **g = (__local int **)a;
  __global int *__local *h = d; //~ ERROR CL0301
  __global int *__global *i = (__global int *__global *)b; //~ ERROR CL0302
  *a = *c; //~ ERROR CL0301
  *a = *b;
  **a = **c;
  gptr arr[2] = {*a, *b};
  lptr larr[2] = {*c, *a}; //~ ERROR CL0301
  __global int *__private *const *deep = &a;
  __local int *__private *const *deep2 = &a; //~ ERROR CL0303
}
