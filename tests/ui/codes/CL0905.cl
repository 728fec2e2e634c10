// An expression is a statement for what it does (C99 6.8.3); a value that nothing takes is lost. Of the operands of a
// comma, so is the first.
struct s { int a; };
int call(void);
void lost(int a, int b, int *p, float4 v, struct s s) {
  a; //~ WARNING CL0905
  1; //~ WARNING CL0905
  a + 1; //~ WARNING CL0905
  a == b; //~ WARNING CL0905
  -a; //~ WARNING CL0905
  !a; //~ WARNING CL0905
  *p; //~ WARNING CL0905
  p[1]; //~ WARNING CL0905
  s.a; //~ WARNING CL0905
  v.x; //~ WARNING CL0905
  (a); //~ WARNING CL0905
  &a; //~ WARNING CL0905
  a << 1; //~ WARNING CL0905
  v * 2; //~ WARNING CL0905
  a, b = 1; //~ WARNING CL0905
  sizeof(a); //~ WARNING CL0905
  if (a) b; //~ WARNING CL0905
  for (a < 1; a < 2; a + 1) {} //~ WARNING CL0905 //~ WARNING CL0905
  a = 1; //~ FINE CL0905
  a++; //~ FINE CL0905
  call(); //~ FINE CL0905
  (void)a; //~ FINE CL0905
  a && call(); //~ FINE CL0905
  a ? call() : b++; //~ FINE CL0905
  a = 1, b = 2; //~ FINE CL0905
  ; //~ FINE CL0905
  for (a = 0; a < 2; a += 1) {} //~ FINE CL0905
}
