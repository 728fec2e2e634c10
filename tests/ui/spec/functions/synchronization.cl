// Barriers, fences, and functions of address spaces (OpenCL C 6.15.8, 6.15.9, 6.15.10).
kernel void barriers(void) {
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_GLOBAL_MEM_FENCE);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  barrier(0);
}
void in_function(void) { barrier(CLK_LOCAL_MEM_FENCE); }
void none(void) { barrier(); } //~ ERROR CL0603
void with_scope(void) { barrier(CLK_LOCAL_MEM_FENCE, 1); } //~ ERROR CL0603
void of_vector(void) { barrier((int2)(0)); } //~ ERROR CL0506
void of_pointer(global int *p) { barrier(p); } //~ ERROR CL0507
int gives_nothing(void) { return barrier(0); } //~ ERROR CL0506
void alias(void) { work_group_barrier(CLK_LOCAL_MEM_FENCE); } //~ ERROR[1.0,1.1,1.2] CL0602
void fences(void) { mem_fence(CLK_LOCAL_MEM_FENCE); read_mem_fence(CLK_GLOBAL_MEM_FENCE); write_mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
void fence_none(void) { mem_fence(); } //~ ERROR CL0603
void fence_two(void) { read_mem_fence(CLK_LOCAL_MEM_FENCE, CLK_GLOBAL_MEM_FENCE); } //~ ERROR CL0603
void sub_groups(void) { sub_group_barrier(CLK_LOCAL_MEM_FENCE); } //~ ERROR[1.0,1.1] CL0602
// Functions of generic pointers.
void named(int *p) { global int *g = to_global(p); } //~ ERROR[1.0,1.1,1.2] CL0602
void named_local(int *p) { local int *l = to_local(p); } //~ ERROR[1.0,1.1,1.2] CL0602
void named_private(int *p) { private int *q = to_private(p); } //~ ERROR[1.0,1.1,1.2] CL0602
void fence_of(int *p) { barrier(get_fence(p)); } //~ ERROR[1.0,1.1,1.2] CL0602
