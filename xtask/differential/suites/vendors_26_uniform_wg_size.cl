// std: 1.2 2.0 3.0
// -cl-uniform-work-group-size and the ids affected by it.

// CHECK: define {{.*}}void @ker() [[UNIFORM:#[0-9]+]]
kernel void ker(void) {}
void foo(void) {}

kernel void ids(global size_t *o) {
  o[0] = get_local_size(0);
#if __OPENCL_C_VERSION__ >= 200
  o[1] = get_enqueued_local_size(0);
  o[2] = get_global_linear_id();
  o[3] = get_local_linear_id();
#else
  o[1] = get_enqueued_local_size(0);
#endif
  o[4] = get_global_offset(get_work_dim() - 1);
  o[5] = get_num_groups(2);
}

void *late(void) { return 0; }
kernel int wrong_return(void) { return 0; }
