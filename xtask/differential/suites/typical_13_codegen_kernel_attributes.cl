// std: 1.2 2.0
typedef unsigned int uint4 __attribute__((ext_vector_type(4)));

kernel __attribute__((vec_type_hint(int))) __attribute__((reqd_work_group_size(1, 2, 4))) void kernel1(int a) {}

kernel __attribute__((vec_type_hint(uint4))) __attribute__((work_group_size_hint(8, 16, 32))) void kernel2(int a) {}

kernel __attribute__((intel_reqd_sub_group_size(8))) void kernel3(global int *p) { *p = 1; }

__attribute__((reqd_work_group_size(64, 1, 1)))
__kernel void kernel4(void) {}

__attribute__((amdgpu_flat_work_group_size(32, 64)))
kernel void kernel5() {}

__attribute__((amdgpu_num_vgpr(64), amdgpu_waves_per_eu(2, 4)))
kernel void kernel6() {}

__attribute__((noinline)) void device_fn(global int *p) { ++*p; }
__attribute__((always_inline)) static int device_fn2(int a) { return a; }

__kernel __attribute__((convergent)) void kernel7(global int *p) {
  device_fn(p);
  *p = device_fn2(*p);
}
