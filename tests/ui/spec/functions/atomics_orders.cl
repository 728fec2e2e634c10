// Orders and scopes that atomic functions take (OpenCL C 6.15.12.3, 6.15.12.4, 6.15.12.7, 6.15.12.10); compilers look at none.
// std: 2.0+
void stores(global atomic_int *p) {
  atomic_store_explicit(p, 1, memory_order_relaxed);
  atomic_store_explicit(p, 1, memory_order_release);
  atomic_store_explicit(p, 1, memory_order_seq_cst);
  atomic_store_explicit(p, 1, memory_order_acquire); //~ WARNING CL0608
  atomic_store_explicit(p, 1, memory_order_acq_rel, memory_scope_device); //~ WARNING CL0608
}
int loads(global atomic_int *p) {
  int a = atomic_load_explicit(p, memory_order_relaxed);
  a += atomic_load_explicit(p, memory_order_acquire);
  a += atomic_load_explicit(p, memory_order_seq_cst, memory_scope_all_svm_devices);
  a += atomic_load_explicit(p, memory_order_release); //~ WARNING CL0608
  a += atomic_load_explicit(p, memory_order_acq_rel, memory_scope_work_group); //~ WARNING CL0608
  return a;
}
int exchanges(global atomic_int *p) { return atomic_exchange_explicit(p, 1, memory_order_acq_rel) + atomic_exchange_explicit(p, 1, memory_order_acquire) + atomic_fetch_add_explicit(p, 1, memory_order_release); }
bool compares(global atomic_int *p, int e) {
  bool a = atomic_compare_exchange_strong_explicit(p, &e, 1, memory_order_acq_rel, memory_order_relaxed);
  a = atomic_compare_exchange_strong_explicit(p, &e, 1, memory_order_seq_cst, memory_order_acquire);
  a = atomic_compare_exchange_weak_explicit(p, &e, 1, memory_order_relaxed, memory_order_relaxed);
  a = atomic_compare_exchange_weak_explicit(p, &e, 1, memory_order_seq_cst, memory_order_release); //~ WARNING CL0608
  a = atomic_compare_exchange_weak_explicit(p, &e, 1, memory_order_seq_cst, memory_order_acq_rel); //~ WARNING CL0608
  a = atomic_compare_exchange_strong_explicit(p, &e, 1, memory_order_relaxed, memory_order_acquire); //~ WARNING CL0608
  a = atomic_compare_exchange_strong_explicit(p, &e, 1, memory_order_acquire, memory_order_seq_cst, memory_scope_device); //~ WARNING CL0608
  return a;
}
void flags(global atomic_flag *p) {
  atomic_flag_clear_explicit(p, memory_order_release);
  atomic_flag_clear_explicit(p, memory_order_acquire); //~ WARNING CL0608
  atomic_flag_clear_explicit(p, memory_order_acq_rel, memory_scope_device); //~ WARNING CL0608
  atomic_flag_test_and_set_explicit(p, memory_order_acq_rel);
}
// The scope of a work-item is for fences of images.
int work_item(global atomic_int *p) { return atomic_load_explicit(p, memory_order_relaxed, memory_scope_work_item); } //~ WARNING CL0608
void fence_of_images(void) { atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item); }
void fence_of_memory(void) { atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item); } //~ WARNING CL0608
void barrier_of_work_item(void) { work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_item); } //~ WARNING CL0608
int sub_group(global atomic_int *p) { return atomic_load_explicit(p, memory_order_relaxed, memory_scope_sub_group); }
// One scope has a second name in 3.0.
int all_devices(global atomic_int *p) { return atomic_load_explicit(p, memory_order_relaxed, memory_scope_all_devices); } //~ ERROR[2.0] CL0501
