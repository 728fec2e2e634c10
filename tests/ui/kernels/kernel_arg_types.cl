// std: 1.2+

#pragma OPENCL EXTENSION cl_khr_fp16 : disable

struct plain { int a; float b; };
struct with_ptr { __global int *p; };
struct nested_ptr { struct plain a; struct with_ptr b; };
struct with_size { size_t n; };
struct with_event { event_t e; }; //~ ERROR CL0426
union u { int i; float f; };
union up { int i; __global float *f; };

kernel void k_int(int a) {}
kernel void k_plain(struct plain a) {}
kernel void k_ptr_struct(struct with_ptr a) {} //~ ERROR[1.2] CL0707
kernel void k_nested(struct nested_ptr a) {} //~ ERROR[1.2] CL0707
kernel void k_size_struct(struct with_size a) {} //~ ERROR CL0707
kernel void k_event_struct(struct with_event a) {} //~ ERROR CL0707
kernel void k_union(union u a) {}
kernel void k_union_ptr(union up a) {} //~ ERROR[1.2] CL0707
kernel void k_bool(bool b) {} //~ ERROR CL0706
kernel void k_half(half h) {} //~ ERROR CL0433
kernel void k_size(size_t s) {} //~ ERROR CL0706
kernel void k_ptrdiff(ptrdiff_t s) {} //~ ERROR CL0706
kernel void k_intptr(intptr_t s) {} //~ ERROR CL0706
kernel void k_uintptr(uintptr_t s) {} //~ ERROR CL0706
kernel void k_event(event_t e) {} //~ ERROR CL0706
kernel void k_private_ptr(private int *p) {} //~ ERROR CL0704
kernel void k_ptr_ptr(global int *global *p) {} //~ ERROR[1.2] CL0705
kernel void k_ptr_ptr_priv(global int **p) {} //~ ERROR CL0704
kernel void k_array(int a[4]) {} //~ ERROR CL0704
kernel void k_vec3(float3 a) {}
kernel void k_ptr_bool(global bool *p) {}
kernel void k_ptr_struct_ptr(global struct with_ptr *p) {}
