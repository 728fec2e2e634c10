// std: 1.2+

void test(void) {
  global int *glob;
  local int *loc;
  constant int *con;
  private int *priv;
  typedef constant int const_int_ty;
  const_int_ty *con_typedef;

  glob = to_global(glob, loc); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0603
  int x;
  glob = to_global(x); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0608
  glob = to_global(con); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0608
  glob = to_global(con_typedef); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0608
  loc = to_local(con); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0608
  loc = to_global(loc); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0301
  global char *glob_c = to_global(loc); //~ ERROR[1.2] CL0602
  global float *glob_f = to_global(glob); //~ ERROR[1.2] CL0602
  global void *glob_v = to_global(priv); //~ ERROR[1.2] CL0602
  priv = to_private(glob); //~ ERROR[1.2] CL0602
  const global int *cg = glob;
  glob = to_global(cg); //~ ERROR[1.2] CL0602
  to_global(); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0603
  to_private("abc"); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0608
  glob = to_global(&x); //~ ERROR[1.2] CL0602
}
