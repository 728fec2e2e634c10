// `long long` has the values of `long` and is another type in declarations.
typedef unsigned long long ulong;  //~ WARNING CL0210
//~^ ERROR CL0404
typedef long A;
typedef long long A;  //~ WARNING CL0210
//~^ ERROR CL0404
typedef long long B;  //~ WARNING CL0210
typedef long long B;  //~ WARNING CL0210
void f(long x);
void f(long long x);  //~ WARNING CL0210
//~^ ERROR CL0403
int g(B *p);
int g(long *p);  //~ ERROR CL0403
void h(B a, long b, global B *p, global long *q) {
    a = b;
    b = max(a, 1L);
    p = q;
}
