// std: 1.2 2.0 3.0
// opts: -DPASS=1
// opts: -DPASS=2
// A declaration seen twice, as from a precompiled header, must be the same.

#if PASS >= 1
float __attribute__((overloadable)) twice(float x);
typedef int t;
kernel void k(global int *a);
constant int tab[] = {1, 2, 3};
#endif
#if PASS >= 2
float __attribute__((overloadable)) twice(float x);
double __attribute__((overloadable)) twice(double x);
typedef int t;
kernel void k(constant int *a);
void k2(global int *a);
int k2(global int *a);
typedef unsigned t;
#endif

kernel void use(global float *f) {
  f[0] = twice(f[1]) + tab[2];
}
