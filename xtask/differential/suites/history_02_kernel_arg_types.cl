// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : disable

struct plain { int a; float b; };
struct with_ptr { __global int *p; };
struct nested_ptr { struct plain a; struct with_ptr b; };
struct with_size { size_t n; };
struct with_event { event_t e; };
union u { int i; float f; };
union up { int i; __global float *f; };

kernel void k_int(int a) {}
kernel void k_plain(struct plain a) {}
kernel void k_ptr_struct(struct with_ptr a) {}
kernel void k_nested(struct nested_ptr a) {}
kernel void k_size_struct(struct with_size a) {}
kernel void k_event_struct(struct with_event a) {}
kernel void k_union(union u a) {}
kernel void k_union_ptr(union up a) {}
kernel void k_bool(bool b) {}
kernel void k_half(half h) {}
kernel void k_size(size_t s) {}
kernel void k_ptrdiff(ptrdiff_t s) {}
kernel void k_intptr(intptr_t s) {}
kernel void k_uintptr(uintptr_t s) {}
kernel void k_event(event_t e) {}
kernel void k_private_ptr(private int *p) {}
kernel void k_ptr_ptr(global int *global *p) {}
kernel void k_ptr_ptr_priv(global int **p) {}
kernel void k_array(int a[4]) {}
kernel void k_vec3(float3 a) {}
kernel void k_ptr_bool(global bool *p) {}
kernel void k_ptr_struct_ptr(global struct with_ptr *p) {}
