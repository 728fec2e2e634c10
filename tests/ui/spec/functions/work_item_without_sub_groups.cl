// Sub-groups are optional (OpenCL C 6.15.1, 6.15.6, 6.15.20).
// std: 1.2+
// ext: -cl_khr_subgroups -__opencl_c_subgroups -cl_intel_subgroups -cl_khr_subgroup_extended_types
uint size(void) { return get_sub_group_size(); } //~ ERROR CL0602
uint largest(void) { return get_max_sub_group_size(); } //~ ERROR CL0602
uint several(void) { return get_num_sub_groups(); } //~ ERROR CL0602
uint enqueued(void) { return get_enqueued_num_sub_groups(); } //~ ERROR CL0602
uint number(void) { return get_sub_group_id(); } //~ ERROR CL0602
uint within(void) { return get_sub_group_local_id(); } //~ ERROR CL0602
void barriers(void) { sub_group_barrier(CLK_LOCAL_MEM_FENCE); } //~ ERROR CL0602
int all_of(int a) { return sub_group_all(a); } //~ ERROR CL0602
int sum(int a) { return sub_group_reduce_add(a); } //~ ERROR CL0602
size_t groups(void) { return get_group_id(0) + get_local_id(0); }
