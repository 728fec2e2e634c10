// std: 1.2+

void nested(__global int *__private *pg, __local int *__private *pl,
            __global int *__local *lg, __constant int *__private *pc) {
  pg = pl; //~ ERROR CL0303
  pl = pg; //~ ERROR CL0303
  pg = lg; //~ ERROR CL0301
  pc = pg; //~ ERROR CL0303
  pg = (__global int *__private *)pl;
  pg = (__global int *__private *)lg; //~ ERROR CL0302
}

#if defined(__opencl_c_generic_address_space) || __OPENCL_C_VERSION__ == 200
void nested_generic(__generic int *__generic *nn, __global int *__global *gg,
                    __local int *__global *gl, __generic int *__global *gn,
                    __constant int *__global *gc) {
  nn = gg; //~ ERROR[2.0+] CL0303
  gn = gg; //~ ERROR[2.0+] CL0303
  gn = gl; //~ ERROR[2.0+] CL0303
  gg = gl; //~ ERROR[2.0+] CL0303
  nn = gn;
  gn = gc; //~ ERROR[2.0+] CL0303
  gg = gn; //~ ERROR[2.0+] CL0303
  gg = (__global int *__global *)gn;
  nn = (__generic int *__generic *)gg;
  int **x = nn;
  x = gn;
  int ***y = &x;
  __global int ***z = y; //~ ERROR[2.0+] CL0303
}
#endif

void f(__global int *__global *p);
void g(__local int *__global *q, __global int **r, __global int *__global *s) {
  f(q); //~ ERROR CL0303
  f(r); //~ ERROR CL0301
  f(s);
}
