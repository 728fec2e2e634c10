// Each conversion of printf's format prints one argument of its type (6.15.14.2): vectors by `v` and their width with a
// length modifier, strings by literals alone; `*`, `ll`, `j`, `L`, `n` and before 3.1 `z` and `t` are not there
// (6.15.14.3). Arguments that are left over are ignored, which is seldom meant.
// std: 1.2+
// never: 1.0 1.1, printf came with 1.2
struct s { int a; };
void formats(int n, float f, long l, char c, short h, float4 f4, int4 i4, int2 i2, uint2 u2, uchar4 uc, constant char *k, global char *g, struct s s) {
  printf("%d", f); //~ WARNING CL0612
  printf("%f", n); //~ WARNING CL0612
  printf("%e %d", f, f); //~ WARNING CL0612
  printf("%d", l); //~ WARNING CL0612
  printf("%ld", n); //~ WARNING CL0612
  printf("%s", n); //~ WARNING CL0612
  printf("%s", g); //~ WARNING CL0612
  printf("%s", k); //~ WARNING CL0612
  printf("%p", n); //~ WARNING CL0612
  printf("%c", f); //~ WARNING CL0612
  printf("%d", s); //~ WARNING CL0612
  printf("%d", f4); //~ WARNING CL0612
  printf("%v4hld", f4); //~ WARNING CL0612
  printf("%v4hlf", i4); //~ WARNING CL0612
  printf("%v4hld", i2); //~ WARNING CL0612
  printf("%v2hx", u2); //~ WARNING CL0612
  printf("%v2hhx", u2); //~ WARNING CL0612
  printf("%v4hld", n); //~ WARNING CL0612
  printf("%v5hld", i4); //~ WARNING CL0612
  printf("%v4d", i4); //~ WARNING CL0612
  printf("%d"); //~ WARNING CL0612
  printf("%d %d", n); //~ WARNING CL0612
  printf("%lld", l); //~ WARNING CL0612
  printf("%jd", l); //~ WARNING CL0612
  printf("%zd", l); //~ WARNING[1.2,2.0,3.0] CL0612
  printf("%*d", n, n); //~ WARNING CL0612
  printf("%y", n); //~ WARNING CL0612
  printf("%d", n, n); //~ WARNING CL0612
  printf("%hld", n); //~ WARNING CL0612
  printf("%lc", n); //~ WARNING CL0612
  printf("%d %i %x %c", n, n, (uint)n, c); //~ FINE CL0612
  printf("%hhd %hd %ld", c, h, l); //~ FINE CL0612
  printf("%f %e %g %a", f, f, f, f); //~ FINE CL0612
  printf("%s", n ? "one" : "other"); //~ FINE CL0612
  printf("%s %p %%", "text", (global void *)g); //~ FINE CL0612
  printf("%2.2v4hlf %#v4hhx", f4, uc); //~ FINE CL0612
  printf("%v4hld %v2hlu", i4, u2); //~ FINE CL0612
  printf("%-+5.3d % 05d", n, n); //~ FINE CL0612
  printf(k, f); //~ FINE CL0612
}
