// Pointers to pointers: the inner address spaces have to be the same.

void t(global int * global *gg, local int * global *lg, global int *local *gl, int *global *ng, int **nn, constant int *global *cg, global int **gn, constant int **cn, local int **ln) {
  gg = lg; //~ ERROR CL0303
  gg = gl; //~ ERROR CL0301
  gg = ng; //~ ERROR CL0303
  gg = nn; //~ ERROR CL0301
  nn = gg; //~ ERROR[1.0,1.1,1.2] CL0301 //~ ERROR[2.0+] CL0303
  nn = gn; //~ ERROR CL0303
  ng = gg; //~ ERROR CL0303
  gn = gg; //~ ERROR[1.0,1.1,1.2] CL0301
  gn = gl; //~ ERROR[1.0,1.1,1.2] CL0301
  gn = ln; //~ ERROR CL0303
  ln = gn; //~ ERROR CL0303
  cn = gn; //~ ERROR CL0303
  nn = cn; //~ ERROR CL0303
  nn = ln; //~ ERROR CL0303
  ng = lg; //~ ERROR CL0303
  gg = (global int *global*)lg;
  gg = (global int *global*)gl; //~ ERROR CL0302
  gg = (global int *global*)ng;
  gg = (global int *global*)nn; //~ ERROR[1.0,1.1,1.2] CL0302
  nn = (int **)gg; //~ ERROR[1.0,1.1,1.2] CL0302
  nn = (int **)gn;
  nn = (int **)cg; //~ ERROR[1.0,1.1,1.2] CL0302
  nn = (int **)cn;
  gn = (global int **)ln;
  gn = (global int **)cn;
  cn = (constant int **)gn;
  if (gg == lg) {}
  if (gg == gl) {} //~ ERROR CL0305
  if (nn == gn) {}
  if (nn == gg) {} //~ ERROR[1.0,1.1,1.2] CL0305
  if (gn == ln) {}
  (void)(1 ? gg : lg);
  (void)(1 ? nn : gn);
  (void)(1 ? nn : gg); //~ ERROR[1.0,1.1,1.2] CL0305
  (void)(1 ? gn : gg); //~ ERROR[1.0,1.1,1.2] CL0305
  (void)(1 ? gn : ln);
}
