// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void basic(global uint *out) {
  out[0] = get_sub_group_size();
  out[1] = get_sub_group_local_id() + get_sub_group_id();
  out[2] = get_max_sub_group_size();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
#if __OPENCL_C_VERSION__ >= 200
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_sub_group);
  out[3] = get_enqueued_num_sub_groups();
#endif
  out[4] = sub_group_all(out[0] > 1);
}

kernel void ops(global int *p, float f) {
  p[0] = sub_group_broadcast(p[1], 0u);
  p[1] = sub_group_reduce_add(p[2]);
  p[2] = sub_group_scan_exclusive_max(p[3]);
  f = sub_group_scan_inclusive_min(f);
}

#ifdef cl_intel_subgroups
kernel void intel(global uint *p, float f, uint2 u2) {
  f = intel_sub_group_shuffle(f, 1u);
  p[0] = intel_sub_group_block_read(p);
  intel_sub_group_block_write2(p, u2);
}
#endif

#ifdef cl_khr_subgroup_shuffle
float shuf(float x) {
  return sub_group_shuffle_xor(x, 1u);
}
#endif
#ifdef __opencl_c_subgroups
int have_feature;
#endif

void convfun(void) __attribute__((convergent));
__attribute__((convergent(1))) void with_arg(void);
__attribute__((convergent)) int not_a_function;
void nodupfun(void) __attribute__((noduplicate));

kernel void calls(int a, local int *l) {
  if (a)
    convfun();
  for (int i = 0; i < 10; i++)
    nodupfun();
  __asm__ volatile("s_barrier");
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE);
}
