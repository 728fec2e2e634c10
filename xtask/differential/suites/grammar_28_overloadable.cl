// std: 1.2 2.0 3.0
int __attribute__((overloadable)) f(int);
float __attribute__((overloadable)) f(float);
float4 __attribute__((overloadable)) f(float4);
int __attribute__((overloadable)) f(__global int *);
int __attribute__((overloadable)) f(__local int *);
float __attribute__((overloadable)) f(int);
long f(long);
long __attribute__((overloadable)) g(long);
int g(int);
int h(int);
float __attribute__((overloadable)) h(float);
int __attribute__((overloadable)) noproto();
int __attribute__((overloadable(1))) args(int);
int var __attribute__((overloadable));
typedef int td __attribute__((overloadable));
void __attribute__((overloadable)) amb(int, float);
void __attribute__((overloadable)) amb(float, int);
int __attribute__((overloadable)) impl(int a) { return a; }
int __attribute__((overloadable)) impl(float a) { return a; }
int __attribute__((overloadable)) impl(int a) { return a; }
__kernel void __attribute__((overloadable)) kern(__global int *p) {}
void un(int) __attribute__((overloadable));
void un(int a) {}
void call(int i, float f1, char c, double d, long l, uint u, int4 i4, float4 f4, __global int *gi, __local int *li, int *pi,
          __constant int *ci, const __global int *cgi) {
  f(i);
  f(f1);
  f(c);
  f(u);
  f(l);
  f(d);
  f(f4);
  f(i4);
  f(gi);
  f(li);
  f(pi);
  f(ci);
  f(cgi);
  f(0);
  f();
  f(1, 2);
  amb(1, 1.0f);
  amb(1, 1);
  amb(1.0f, 1.0f);
  g(1);
  h(1.0f);
  impl(1.0);
  int x = f(f4);
  un(1.5f);
}
