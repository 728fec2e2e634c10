// The arguments of a function whose last declaration is as before C89 are not counted by compilers.
int old(a, b) int a; int b; { return a + b; }  //~ WARNING CL0214
int again(a) int a; { return a; }  //~ WARNING CL0214
int again(int a);
int before(int a);
int before(a) int a; { return a; }  //~ WARNING CL0214
void calls(void)
{
  old(1, 2);
  old(1);  //~ WARNING CL0603
  old(1, 2, 3);  //~ WARNING CL0603
  again();  //~ ERROR CL0603
  before(1, 2);  //~ WARNING CL0603
}
