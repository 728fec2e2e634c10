// `kernel` declares a function to be one (6.9.1): on objects, types, members and parameters it means nothing,
// and no statement begins with it. Compilers
// pass over it where a struct is declared.
kernel constant int object = 1; //~ ERROR CL0703
constant __kernel float behind = 1; //~ ERROR CL0703
kernel typedef int named; //~ ERROR CL0703
typedef __kernel float named_too; //~ ERROR CL0703
void parameter(kernel int n); //~ ERROR CL0703
kernel void of_kernel(kernel int n) {} //~ ERROR CL0703
struct member { int a; kernel int b; }; //~ ERROR CL0703
kernel struct tagged { int a; }; //~ WARNING CL0703
void inside(void) {
  kernel int local_object; //~ ERROR CL0201
  int kernel behind_type; //~ ERROR CL0703
  const kernel int pair[2] = { 1, 2 }; //~ ERROR CL0703
  for (int __kernel i = 0; i < 1; i++) {} //~ ERROR CL0703
}
kernel void function(int n) {} //~ FINE CL0703
__kernel void declared(int n); //~ FINE CL0703
void kernel between(global int *p) {} //~ FINE CL0703
kernel kernel void twice(void) {} //~ FINE CL0703
struct kernels { int kernel_count; }; //~ FINE CL0703
