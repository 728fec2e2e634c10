// Barriers and functions of address spaces since 2.0 (OpenCL C 6.15.8, 6.15.10).
// std: 2.0+
kernel void barriers(void) {
  work_group_barrier(CLK_IMAGE_MEM_FENCE);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_all_svm_devices);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_sub_group);
}
void three(void) { work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_device, 1); } //~ ERROR CL0604
struct s { int a; };
// Any type of object, with its qualifiers.
void of_struct(struct s *p) { global struct s *g = to_global(p); }
void of_vector(float4 *p) { local float4 *l = to_local(p); }
void of_const(const int *p) { const global int *g = to_global(p); const local int *l = to_local(p); const private int *q = to_private(p); }
void loses_const(const int *p) { global int *g = to_global(p); *g = 1; } //~ WARNING CL0510
void of_void(void *p) { global void *g = to_global(p); }
void of_pointers(int **p) { int *global *g = to_global(p); }
// Named spaces become generic.
void of_global(global int *p) { local int *l = to_local(p); }
void of_local(local int *p) { global int *g = to_global(p); }
void of_own(void) { int a; private int *p = to_private(&a); }
void of_constant(constant int *p) { global int *g = to_global(p); } //~ ERROR CL0608
void other_space(int *p) { local int *l = to_global(p); } //~ ERROR CL0301
void other_type(int *p) { global float *g = to_global(p); } //~ WARNING CL0508
void no_pointer(int p) { to_global(p); } //~ ERROR CL0608
void none(void) { to_local(); } //~ ERROR CL0603
void two(int *p) { to_private(p, p); } //~ ERROR CL0603
void fence(int *p, const float4 *q, global int *g) { work_group_barrier(get_fence(p)); work_group_barrier(get_fence(q) | get_fence(g)); }
void fence_constant(constant int *p) { mem_fence(get_fence(p)); } //~ ERROR CL0301
void fence_no_pointer(int p) { mem_fence(get_fence(p)); } //~ ERROR CL0507
// A scope as wide as is meant; images are seen within the work-group alone.
void of_work_item(void) { work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_item); } //~ WARNING CL0608
void of_sub_group(void) { sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_item); } //~ WARNING CL0608
void images(void) { work_group_barrier(CLK_IMAGE_MEM_FENCE, memory_scope_work_group); }
void images_of_device(void) { work_group_barrier(CLK_IMAGE_MEM_FENCE, memory_scope_device); } //~ WARNING[3.0+] CL0608 //~ FINE[2.0] CL0608
void images_and_more(void) { work_group_barrier(CLK_IMAGE_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_scope_all_svm_devices); } //~ WARNING CL0608
void unknown(cl_mem_fence_flags f, memory_scope s) { work_group_barrier(f, memory_scope_device); work_group_barrier(CLK_IMAGE_MEM_FENCE, s); }
