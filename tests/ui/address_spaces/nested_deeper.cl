// Three levels of pointers.

void t(global int ***a, local int ***b, int ***c, constant int ***d, int *global*global*e) {
  a = b; //~ ERROR CL0303
  a = c; //~ ERROR CL0303
  c = a; //~ ERROR CL0303
  c = d; //~ ERROR CL0303
  d = c; //~ ERROR CL0303
  e = c; //~ ERROR CL0301
  c = e; //~ ERROR[1.0,1.1,1.2] CL0301 //~ ERROR[2.0+] CL0303
  a = (global int ***)b;
  c = (int ***)d;
  if (a == b) {}
  if (a == c) {}
}
