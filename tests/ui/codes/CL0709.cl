// Sizes of work-groups are three whole numbers above zero (6.9.2), the type of a vector hint one of numbers, alignments
// powers of two (6.13.1), byte orders those of the host or the device (6.13.3), and a hint to unroll a whole number.
// Compilers do not know byte orders.
kernel __attribute__((reqd_work_group_size(1, 1))) void two(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1, 1, 1, 1))) void four(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size)) void no_size(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(0, 1, 1))) void zero(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1, -1, 1))) void negative(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1, 1, 1.5f))) void floating(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size("1", 1, 1))) void text(void) {} //~ ERROR CL0709
kernel __attribute__((work_group_size_hint(1))) void one_hint(void) {} //~ ERROR CL0709
kernel __attribute__((work_group_size_hint(1, 2, 3, 4))) void four_hints(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint)) void no_type(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(void))) void of_void(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(sampler_t))) void of_sampler(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(bool))) void of_bool(void) {} //~ ERROR[1.1+] CL0709
kernel __attribute__((vec_type_hint(global int *))) void of_pointer(void) {} //~ ERROR CL0709
struct three { int a; } __attribute__((aligned(3))); //~ ERROR CL0709
struct none { int a __attribute__((aligned(-4))); }; //~ ERROR CL0709
void arguments(int n) {
  int a __attribute__((aligned(n))); //~ ERROR CL0709
  int b __attribute__((aligned(2.0f))); //~ ERROR CL0709
  global int *p __attribute__((endian(middle))); //~ WARNING CL0709
  global int *q __attribute__((endian(host))); //~ FINE CL0709
  int c __attribute__((aligned(8))), d __attribute__((aligned)); //~ FINE CL0709
}
kernel __attribute__((reqd_work_group_size(8, 2 * 2, sizeof(int)))) void right(void) {} //~ FINE CL0709
kernel __attribute__((work_group_size_hint(64, 1, 1))) void right_hint(void) {} //~ FINE CL0709
kernel __attribute__((vec_type_hint(float4))) void right_type(void) {} //~ FINE CL0709
struct eight { char a; } __attribute__((packed, aligned(8))); //~ FINE CL0709
#if __OPENCL_C_VERSION__ >= 200
void loops(int n) {
  __attribute__((opencl_unroll_hint(n))) for (int i = 0; i < n; i++) {} //~ ERROR[2.0+] CL0709
  __attribute__((opencl_unroll_hint(-1))) for (int i = 0; i < n; i++) {} //~ ERROR[2.0+] CL0709
  __attribute__((opencl_unroll_hint(1, 2))) for (int i = 0; i < n; i++) {} //~ ERROR[2.0+] CL0709
  __attribute__((opencl_unroll_hint(2 + 2))) for (int i = 0; i < n; i++) {} //~ FINE[2.0+] CL0709
}
#endif
