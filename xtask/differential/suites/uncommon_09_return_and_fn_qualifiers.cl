// std: 1.2 2.0 3.0

// Address spaces on return types, on functions and on parameters.

__global int r1(void) { return 0; }
__local float r2(void);
__constant int r3(void);
__private int r4(void) { return 0; }
__global int *r5(__global int *p) { return p; }
__global int *r6(__local int *p) { return p; }
int *r7(__global int *p) { return p; }
__constant char *r8(void) { return "abc"; }
char *r9(void) { return "abc"; }
int __global *(r10)(void);
__global int *__local r11(void);

typedef __global int gint;
gint r12(void);
gint *r13(void);
typedef gint fn_t(void);
fn_t r14;

void p1(__global int x) {}
void p2(__local int x) {}
void p3(__constant int x) {}
void p4(__private int x) {}
void p5(__global int *__local x) {}
void p6(__global int *__private x) {}
void p7(gint x);
void p8(gint x[2]);
void p9(__local int (*x)[2]);
void p10(__local);
void p11(__global *x);
void p12(int __global, int __local *);

__kernel void kp1(__global int x) {}
__kernel void kp2(__local int x) {}
__kernel void kp3(__constant int x) {}
__kernel void kp4(int *x) {}
__kernel void kp5(private int *x) {}
__kernel void kp6(gint *x, __local gint *y) {}

__global int *local_addr(void) {
  int x;
  return &x;
}
int *stack_addr(void) {
  int x[2];
  return x;
}
__global __local int two_spaces;
__global __global int *dup(void);
__global int __local *mid;
