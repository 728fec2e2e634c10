// Members of `ndrange_t`, bit-fields, and what needs what the device lacks.
// std: 2.0
// ext: -cl_khr_subgroups -cl_khr_depth_images +__cl_clang_bitfields
// warnings

void members(ndrange_t n) { n.x; }  //~ ERROR CL0530
kernel void pipes(read_only pipe int p) { sub_group_reserve_read_pipe(p, 1); }  //~ ERROR CL0801
#pragma OPENCL EXTENSION cl_khr_depth_images : enable  //~ WARNING CL0129
struct fields { unsigned b : 3; };  //~ ERROR CL0419
void field(struct fields s) { &s.b; }
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct enabled { unsigned b : 3; };
void enabled_field(struct enabled s) { &s.b; }  //~ ERROR CL0523

