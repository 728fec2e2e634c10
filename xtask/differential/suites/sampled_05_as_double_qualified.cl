// std: 1.2 2.0

__global __local int *a;
__global __global int *__constant b = 0;
typedef __local int lint;
void f0(__global lint *p);
void f1(__local lint *p);
void f2(__global int __local *p);
void f3(__global int *__local p);
void f4(__private int p);
void f5(__global int p);

struct S {
  __global int x;
  __private int y;
  __global int *z;
  int w;
};

__kernel void k(__global struct S *s) {
  __private __local int x;
  int __private y;
  __global int __attribute__((address_space(1))) *p;
  int __attribute__((address_space(3))) *q = 0;
}
