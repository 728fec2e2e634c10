// std: 1.2 2.0 3.0
// Program scope and static variables: address space and initial values.

constant int tens[3] = {10, 20, 30};
__constant float pi = 3.14159f;
constant char *constant name = "program";

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_program_scope_global_variables)
// CHECK: @i = addrspace(1) global i32 0
int i;
// CHECK: @counter = internal addrspace(1) global i32 5
static int counter = 5;
global float scale = 2.0f;
extern int defined_elsewhere;
global int *ptr_to_i = &i;
int *gen_to_i = &i;
global int arr[4] = {[2] = 7};
global int *constant p_const = &arr[1];
static const int csc = 8;
struct pair { int a; float b; } pairs[2] = {{1, 1.0f}, {.b = 2.0f}};
volatile global int spin;
#else
int plain_global;
static int plain_static = 1;
global int qualified;
#endif

kernel void use(global int *out) {
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_program_scope_global_variables)
  // CHECK: @use.calls = internal addrspace(1) global i32 0
  static int calls;
  static global int more = 3;
  *out = ++calls + more + counter + i + defined_elsewhere;
  ptr_to_i = &arr[2];
  spin++;
#else
  static int not_allowed = 1;
#endif
  static constant int ok = 2;
  *out += tens[1] + ok + name[0];
}
