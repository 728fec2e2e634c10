// Null pointer constants and the address spaces that they point into.

constant int *ptr1 = ((void*)0); //~ ERROR[1.0,1.1,1.2] CL0307
constant int *constant ptr1a = ((void*)0);
global int *constant ptr2 = (global void*)0;
constant int *constant ptr3 = (global void*)0; //~ ERROR CL0301
constant int *constant ptr3a = (constant void*)0;
global int *constant ptr4 = (constant int*)0; //~ ERROR CL0301
#define N1 ((void*)0)
#define N2 ((constant void*)0)
#define N3 ((global void*)0)
#define N4 ((local void*)0)
#define N5 ((private void*)0)
#define N6 ((generic void*)0)
void f(global int *g, local int *l, constant int *c, private int *p) {
  g = N1; l = N1; c = N1; p = N1;
  g = N2; //~ ERROR CL0301
  l = N2; //~ ERROR CL0301
  c = N2;
  p = N2; //~ ERROR CL0301
  g = N3;
  l = N3; //~ ERROR CL0301
  c = N3; //~ ERROR CL0301
  p = N4; //~ ERROR CL0301
  p = N5;
  g = N5; //~ ERROR[2.0+] CL0301
  c = N6; //~ ERROR[1.0,1.1,1.2] CL0306
  g = N6; //~ ERROR[1.0,1.1,1.2] CL0306
  g = (global int*)N1; //~ ERROR[1.0,1.1,1.2] CL0302
  g = (global int*)N2; //~ ERROR CL0302
  c = (constant int*)N3; //~ ERROR CL0302
  g = (local int*)0; //~ ERROR CL0301
  c = (global int*)0; //~ ERROR CL0301
  if (g == N1) {}
  if (c == N1) {}
  if (g == N2) {} //~ ERROR CL0305
  if (c == N3) {} //~ ERROR CL0305
  g = 1 ? N1 : g;
  c = 1 ? c : N1;
  c = 1 ? c : N3;
  g = 1 ? N3 : g;
  f(N1, N1, N1, N1);
  f(N3, N4, N2, N5);
  f(N2, N4, N2, N5); //~ ERROR CL0301
  f(0, 0, 0, 0);
  f(0L, 0, 1-1, (char)0);
  f(0.0f, 0, 0, 0); //~ ERROR CL0506
}
