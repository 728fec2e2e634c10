// Arrays as parameters are pointers into the space that is written.

void f(global int a[], constant int b[3], local int c[][2], int d[4]) {
  a[0] = b[0];
  c[0][1] = 3;
  a = 0;
  f(a, b, c, d);
  f(d, b, c, d); //~ ERROR CL0301
  f(a, b, c, a); //~ ERROR CL0301
  f(a, a, c, d); //~ ERROR CL0301
  int loc[4];
  local int ll[4][2]; //~ ERROR CL0310
  f(a, b, ll, loc);
  f(loc, b, ll, loc);
}
void g(local int a[static 3]) {}
void h(int a[const 3]) {}
void i(int a[]) ;
void i(int *a); //~ ERROR[2.0+] CL0403
void j(global int a[]);
void j(global int *a);
void k(global int a[]);
void k(int *a); //~ ERROR CL0403
