// std: 1.2 2.0 3.0
#define OVL __attribute__((overloadable))
int OVL foo(int a);
float OVL foo(float a);
int OVL foo(int4 a);
int OVL foo(global int *a);
int OVL foo(local int *a);
float foo(double a);
int OVL foo(int b);
float OVL foo(int b);
int bar(int a);
int bar(float a);
float tan(float3 a, int b);
float OVL cos(int a);

void call(global int *g, local int *l, constant int *c, float4 f4, int4 i4, short s, long n, half *h) {
  foo(1);
  foo(1.0f);
  foo(i4);
  foo(f4);
  foo(g);
  foo(l);
  foo(c);
  foo(s);
  foo(n);
  foo();
}

kernel void b(global float *g, local float4 *l, constant float *c, float4 f4, float2 f2, int4 i4, int n, float f) {
  float fr;
  int ir;
  f = fmax(f, f);
  f4 = fmax(f, f4);
  f4 = fmax(f4, f2);
  f = max(n, f);
  n = max(n, 1u);
  f = sin(n);
  f4 = sin(i4);
  f = fract(f, &fr);
  f = fract(f, g);
  f = fract(f, c);
  f = frexp(f, &ir);
  f = frexp(f, &fr);
  f = dot(i4, i4);
  f4 = cross(f4, f4);
  f2 = cross(f2, f2);
  f4 = select(f4, f4, i4);
  f4 = select(f4, f4, f4);
  f4 = vload4(0, g);
  vstore4(f4, 0, g);
  vstore4(f4, 0, c);
  f4 = shuffle(f2, (uint4)(0, 1, 0, 1));
  f4 = shuffle(f4, i4);
  f4 = clamp(f4, 0.0f, 1.0f);
  f4 = clamp(f4, f2, 1.0f);
  f = mad24(n, n, n);
  f = mad24(f, f, f);
  n = get_global_id();
  barrier();
}
