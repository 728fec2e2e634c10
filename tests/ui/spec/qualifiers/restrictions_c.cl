// The restrictions on what C has (OpenCL C 6.11).
struct pair { int a; };
// No pointers to functions.
void (*pointer)(void); //~ ERROR CL0420
void taking(int (*f)(int)); //~ ERROR CL0420
typedef int (*named)(int); //~ ERROR CL0420
// No bit-fields, no arrays whose length varies or is left out.
struct bits { int a : 3; }; //~ ERROR CL0419
struct unnamed_bits { int a; int : 4; }; //~ ERROR CL0419
void varying(int n) {
  int a[n]; //~ ERROR CL0416
  int b[2][n]; //~ ERROR CL0416
}
struct open { int n; int rest[]; };
// No functions with `...` but printf.
void many(int n, ...); //~ ERROR CL0421
void many_defined(int n, ...) {} //~ ERROR CL0421
// An empty list takes nothing.
void empty() {}
void calls_empty(void) { empty(); }
void calls_with(void) { empty(1); } //~ ERROR CL0603
// A function is not called `main`, and each is declared before it is called.
int main(void) { return 0; } //~ ERROR CL0443
void undeclared(void) { later(); } //~ ERROR CL0601
void later(void) {}
void of_c(void) { malloc(4); } //~ ERROR CL0601
// `restrict` is for pointers.
void restricted(global int *restrict p, local float *restrict const q);
void restricted_number(int restrict n); //~ ERROR CL0413
void restricted_struct(struct pair restrict p); //~ ERROR CL0413
void restricted_pointee(restrict int *p); //~ ERROR CL0413
typedef global int *to_int;
void restricted_name(restrict to_int p);
kernel void volatile_one(volatile global int *p, const int n) { volatile int a = n; const volatile float4 b = 1; }
// No headers of C.
#include <stdio.h> //~ ERROR CL0106
