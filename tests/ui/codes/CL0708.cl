// The attributes of work-groups and of vectors are a kernel's (6.9.2), the hint to unroll stands before a loop (6.13.5):
// what it stands on among statements has a code of its own.
__attribute__((reqd_work_group_size(1, 1, 1))) void function(void) {} //~ ERROR CL0708
__attribute__((work_group_size_hint(1, 1, 1))) void hinted(void) {} //~ ERROR CL0708
__attribute__((vec_type_hint(float4))) void of_vectors(void) {} //~ ERROR CL0708
void declared(void) __attribute__((reqd_work_group_size(1, 1, 1))); //~ ERROR CL0708
constant int object __attribute__((reqd_work_group_size(1, 1, 1))) = 1; //~ ERROR CL0708
struct __attribute__((vec_type_hint(int))) s { int a; }; //~ ERROR CL0708
int __attribute__((work_group_size_hint(2, 1, 1))) result(void); //~ ERROR CL0708
kernel __attribute__((reqd_work_group_size(1, 1, 1))) void required(void) {} //~ FINE CL0708
kernel __attribute__((work_group_size_hint(1, 1, 1))) void with_hint(void) {} //~ FINE CL0708
__attribute__((vec_type_hint(float4))) kernel void in_front(void) {} //~ FINE CL0708
__kernel __attribute__((vec_type_hint(int), work_group_size_hint(8, 1, 1))) void both(void) {} //~ FINE CL0708
kernel void behind(void) __attribute__((reqd_work_group_size(1, 1, 1))); //~ FINE CL0708
#if __OPENCL_C_VERSION__ >= 200
__attribute__((opencl_unroll_hint)) void unrolled(void) {} //~ ERROR[2.0+] CL0708
void loops(int n) {
  __attribute__((opencl_unroll_hint)) if (n) n = 1; //~ ERROR[2.0+] CL0209
  __attribute__((opencl_unroll_hint(2))) n = 1; //~ ERROR[2.0+] CL0209
  __attribute__((opencl_unroll_hint)) switch (n) { default:; } //~ ERROR[2.0+] CL0209
  __attribute__((opencl_unroll_hint)) for (int i = 0; i < n; i++) {} //~ FINE[2.0+] CL0708
  __attribute__((opencl_unroll_hint(2))) while (n--) {} //~ FINE[2.0+] CL0708
  __attribute__((opencl_unroll_hint(4))) do n++; while (n < 4); //~ FINE[2.0+] CL0708
}
#endif
