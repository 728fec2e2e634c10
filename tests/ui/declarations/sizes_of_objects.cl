// The value of an object is no constant (C99 6.6), though compilers know it: warnings, and errors of a pedantic check.
// warnings
constant int n = 2;
enum { N = 2 };
struct in_struct { int a[n]; }; //~ WARNING CL0416
void sizes(int b[2][n + 1]) { //~ WARNING CL0416
  const int m = 4;
  int a[m], c[(int)m * N], d[m ? 1 : 2]; //~ WARNING CL0416
  int e[N], f[sizeof(m)], g[(int)2.5f]; //~ FINE CL0416
  typedef int t[m]; //~ WARNING CL0416
  a[0] = c[0] = d[0] = e[0] = f[0] = g[0] = sizeof(t) + sizeof(int[m]); //~ WARNING CL0416
}
