// What orders the explicit atomic functions take (6.15.12.7): none that would release what is loaded, nor one that would
// acquire what is stored; where an exchange fails nothing is stored, and no more is asked than where it succeeds. The scope
// of a single work-item is for fences alone (6.15.12.4).
// std: 2.0+
constant memory_scope scopes[2] = { memory_scope_work_item, memory_scope_work_group };
void orders(global atomic_int *a, global atomic_flag *f, int n, memory_order order) {
  atomic_store_explicit(a, 1, memory_order_acquire); //~ WARNING CL0608
  atomic_store_explicit(a, 1, memory_order_acq_rel, memory_scope_device); //~ WARNING CL0608
  atomic_flag_clear_explicit(f, memory_order_acquire); //~ WARNING CL0608
  atomic_flag_clear_explicit(f, memory_order_acq_rel); //~ WARNING CL0608
  n = atomic_load_explicit(a, memory_order_release); //~ WARNING CL0608
  n = atomic_load_explicit(a, memory_order_acq_rel, memory_scope_work_group); //~ WARNING CL0608
  atomic_compare_exchange_strong_explicit(a, &n, 1, memory_order_seq_cst, memory_order_release); //~ WARNING CL0608
  atomic_compare_exchange_weak_explicit(a, &n, 1, memory_order_seq_cst, memory_order_acq_rel); //~ WARNING CL0608
  atomic_compare_exchange_weak_explicit(a, &n, 1, memory_order_relaxed, memory_order_acquire); //~ WARNING CL0608
  atomic_compare_exchange_strong_explicit(a, &n, 1, memory_order_acq_rel, memory_order_seq_cst); //~ WARNING CL0608
  atomic_store_explicit(a, 1, memory_order_relaxed, memory_scope_work_item); //~ WARNING CL0608
  n = atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_work_item); //~ WARNING CL0608
  // A scope that is known, and no constant expression of the language.
  work_group_barrier(CLK_LOCAL_MEM_FENCE, scopes[1]); //~ FINE CL0608
  work_group_barrier(CLK_LOCAL_MEM_FENCE, scopes[0]); //~ WARNING CL0608
  atomic_store_explicit(a, 1, memory_order_release); //~ FINE CL0608
  atomic_store_explicit(a, 1, memory_order_seq_cst, memory_scope_work_group); //~ FINE CL0608
  atomic_store_explicit(a, 1, order); //~ FINE CL0608
  atomic_flag_clear_explicit(f, memory_order_relaxed); //~ FINE CL0608
  n = atomic_load_explicit(a, memory_order_acquire, memory_scope_device); //~ FINE CL0608
  n = atomic_exchange_explicit(a, 1, memory_order_acq_rel); //~ FINE CL0608
  n = atomic_flag_test_and_set_explicit(f, memory_order_acq_rel); //~ FINE CL0608
  n = atomic_fetch_or_explicit(a, 1, memory_order_acquire, memory_scope_sub_group); //~ FINE CL0608
  atomic_compare_exchange_strong_explicit(a, &n, 1, memory_order_acq_rel, memory_order_acquire); //~ FINE CL0608
  atomic_compare_exchange_weak_explicit(a, &n, 1, memory_order_relaxed, memory_order_relaxed); //~ FINE CL0608
  atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item); //~ FINE CL0608
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device); //~ FINE CL0608
}
