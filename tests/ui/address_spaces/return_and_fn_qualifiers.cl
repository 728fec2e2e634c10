// std: 1.2+

// Address spaces on return types, on functions and on parameters.

__global int r1(void) { return 0; } //~ ERROR CL0316
__local float r2(void); //~ ERROR CL0316
__constant int r3(void); //~ ERROR CL0316
__private int r4(void) { return 0; } //~ ERROR CL0316
__global int *r5(__global int *p) { return p; }
__global int *r6(__local int *p) { return p; } //~ ERROR CL0301
int *r7(__global int *p) { return p; } //~ ERROR[1.2] CL0301
__constant char *r8(void) { return "abc"; }
char *r9(void) { return "abc"; } //~ ERROR CL0301
int __global *(r10)(void);
__global int *__local r11(void); //~ ERROR CL0316

typedef __global int gint;
gint r12(void); //~ ERROR CL0316
gint *r13(void);
typedef gint fn_t(void);
fn_t r14;

void p1(__global int x) {} //~ ERROR CL0315
void p2(__local int x) {} //~ ERROR CL0315
void p3(__constant int x) {} //~ ERROR CL0315
void p4(__private int x) {}
void p5(__global int *__local x) {} //~ ERROR CL0315
void p6(__global int *__private x) {}
void p7(gint x); //~ ERROR CL0315
void p8(gint x[2]);
void p9(__local int (*x)[2]);
void p10(__local); //~ ERROR CL0205 //~ ERROR CL0315
void p11(__global *x); //~ ERROR CL0205
void p12(int __global, int __local *); //~ ERROR CL0315

__kernel void kp1(__global int x) {} //~ ERROR CL0315
__kernel void kp2(__local int x) {} //~ ERROR CL0315
__kernel void kp3(__constant int x) {} //~ ERROR CL0315
__kernel void kp4(int *x) {} //~ ERROR CL0704
__kernel void kp5(private int *x) {} //~ ERROR CL0704
__kernel void kp6(gint *x, __local gint *y) {} //~ ERROR CL0204

__global int *local_addr(void) {
  int x;
  return &x; //~ ERROR CL0301
}
int *stack_addr(void) {
  int x[2];
  return x;
}
__global __local int two_spaces; //~ ERROR CL0204 //~ ERROR[1.2] CL0307
__global __global int *dup(void);
__global int __local *mid; //~ ERROR CL0204 //~ ERROR[1.2] CL0307
