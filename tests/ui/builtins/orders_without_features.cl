// In 3.0 orders that acquire or release, and scopes beyond the work-group, are features (6.15.12.10); a fence may have the
// orders without.
// std: 3.0+
// ext: -__opencl_c_atomic_order_acq_rel -__opencl_c_atomic_order_seq_cst -__opencl_c_atomic_scope_device -__opencl_c_atomic_scope_all_devices -__opencl_c_subgroups -cl_khr_subgroups
void orders(global atomic_int *a, int n) {
  atomic_store_explicit(a, 1, memory_order_release, memory_scope_work_group); //~ WARNING CL0608
  n = atomic_load_explicit(a, memory_order_acquire, memory_scope_work_group); //~ WARNING CL0608
  n = atomic_exchange_explicit(a, 1, memory_order_acq_rel, memory_scope_work_group); //~ WARNING CL0608
  n = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device); //~ WARNING CL0608
  n = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_sub_group); //~ WARNING CL0608
  atomic_store_explicit(a, 1, memory_order_seq_cst, memory_scope_work_group); //~ ERROR CL0501
  atomic_store_explicit(a, 1, memory_order_relaxed, memory_scope_all_devices); //~ ERROR CL0501
  atomic_store_explicit(a, 1, memory_order_relaxed, memory_scope_work_group); //~ FINE CL0608
  n = atomic_load_explicit(a, memory_order_relaxed, memory_scope_work_group); //~ FINE CL0608
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_work_group); //~ FINE CL0608
}
