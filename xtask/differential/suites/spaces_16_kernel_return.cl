// std: 1.0 1.2 2.0 3.0
// Kernels: return types, declarations, calls, names.

typedef void my_void;
typedef int my_int;
typedef struct { int x; } S;

kernel void ok1(void) {}
__kernel void ok2(void) { return; }
kernel my_void ok3(void) {}
void kernel ok4(void) {}
kernel int bad1(void) { return 1; }        // error
kernel float4 bad2(void);                  // error
kernel my_int bad3(void) { return 0; }     // error
kernel S bad4(void);                       // error
kernel global int *bad5(global int *p);    // error
kernel void *bad6(void);                   // error
kernel const void odd1(void);
kernel bad7(void) {}                       // error
kernel void bad8(void) { return 1; }       // error

kernel void declared(global int *p);
kernel void declared(global int *p);
kernel void declared(global int *p) { *p = 0; }
kernel void declared(global int *p) { *p = 1; }   // error: redefinition
kernel void differs(global int *p);
kernel void differs(global float *p);      // error
void later_kernel(global int *p);
kernel void later_kernel(global int *p) {}
kernel void first_kernel(global int *p);
void first_kernel(global int *p) {}

kernel kernel void twice(void) {}
kernel void main(void) {}                  // error
int main2(void) { return 0; }

kernel void overloaded(int a) {}
kernel void overloaded(float a) {}         // error
kernel void __attribute__((overloadable)) ov1(int a) {}   // error

kernel void callee(global int *p) { p[0]++; }
kernel void caller(global int *p) {
  callee(p);
  later_kernel(p);
  callee();                                // error
  callee(p, 1);                            // error
  int r = callee(p);                       // error
}

kernel void nested(void) {
  kernel void inner(void);
  kernel int x;                            // error
}

int helper(int a) {
  if (a) return;                           // returns nothing
  return a;
}
void helper2(int a) { return a; }          // returns a value
int helper3(int a) { }                     // no return
kernel struct T { int a; } strange;        // error
kernel typedef int kt;                     // error
