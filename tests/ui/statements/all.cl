int control(int a, float f, int4 v, global int *p) {
  if (v) {}  //~ ERROR CL0532
  if (p) {}
  if (f) {}
  while (v) {}  //~ ERROR CL0532
  do {} while (v);  //~ ERROR CL0532
  for (; v; ) {}  //~ ERROR CL0532
  switch (f) {}  //~ ERROR CL0532
  switch (v) {}  //~ ERROR CL0532
  switch (a) { case 1: case 2: break; case 1: default: default: ; }  //~ ERROR CL0903
  switch (a) { case a: ; }  //~ ERROR CL0439
  switch (a) { case 1.5f: ; }  //~ ERROR CL0439
  break;  //~ ERROR CL0901
  continue;  //~ ERROR CL0901
  case 1: ;  //~ ERROR CL0902
  default: ;  //~ ERROR CL0902
  goto nowhere;  //~ ERROR CL0904
  goto here;
here:
  a = f ? 1 : 2;  //~ ERROR CL0532
  return;  //~ ERROR CL0613
}
void none(void) { return 1; }  //~ ERROR CL0613
int one(void) { return; }  //~ ERROR CL0613
int missing(void) {}
int4 wrong(float4 a) { return a; }  //~ ERROR CL0506
