// std: 1.2 2.0 3.0
#define OV __attribute__((overloadable))
int OV a(int);
int OV a(float);
float OV a(int);
int OV a(int x) { return x; }
int OV a(int x) { return x; }
int OV a(const int);
int b(int);
int OV b(float);
int OV c(int);
int c(float);
int OV d(int);
int d(int);
int e(int);
int OV e(int);
int OV f();
int OV f(int);
int OV g(global int *);
int OV g(local int *);
int OV g(private int *);
int OV g(int *);
int OV h(float4);
int OV h(float3);
int OV h(float2);
typedef float4 alias4;
int OV h(alias4);
kernel void OV k(int x) {}
kernel void OV k(float x) {}
OV int var;
typedef int OV td(int);
int OV s(char);
int OV s(long);
int OV sin(int);
float OV sin(float);
float OV sin(float x) { return x; }
void use(global int *p, int i, double d, half4 *hp, short2 s2) {
  a(1); a(1.0f); a(d); a('c'); a(p);
  g(p); g(&i); g(0);
  h((float4)1); h(1.0f); h(s2);
  s(1);
  a(1, 2);
  f(1); f();
  int (*fp)(int) = a;
  (a)(1);
  &a;
}
