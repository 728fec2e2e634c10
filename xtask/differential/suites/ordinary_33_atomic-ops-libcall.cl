// std: 2.0 3.0

typedef enum my_order {
  my_order_relaxed = __ATOMIC_RELAXED,
  my_order_acquire = __ATOMIC_ACQUIRE,
  my_order_release = __ATOMIC_RELEASE,
  my_order_acq_rel = __ATOMIC_ACQ_REL,
  my_order_seq_cst = __ATOMIC_SEQ_CST
} my_order;

// CHECK-LABEL: @f
void f(atomic_int *i, global atomic_int *gi, local atomic_int *li, private atomic_int *pi, atomic_uint *ui, int cmp, int order, int scope) {
  int x;
  // SPIR: {{%[^ ]*}} = call i32 @__opencl_atomic_load_4(ptr addrspace(4) {{%[0-9]+}}, i32 5, i32 1)
  x = __opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);

  __opencl_atomic_store(i, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_store(gi, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_store(li, 1, memory_order_seq_cst, memory_scope_work_group);
  __opencl_atomic_store(pi, 1, memory_order_seq_cst, memory_scope_work_group);

  x = __opencl_atomic_fetch_add(i, 3, memory_order_seq_cst, memory_scope_work_group);
  x = __opencl_atomic_fetch_min(i, 3, memory_order_seq_cst, memory_scope_work_group);
  x = __opencl_atomic_fetch_min(ui, 3, memory_order_seq_cst, memory_scope_work_group);

  x = __opencl_atomic_compare_exchange_strong(i, &cmp, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);
  x = __opencl_atomic_compare_exchange_weak(i, &cmp, 1, my_order_acq_rel, my_order_relaxed, memory_scope_device);
  x = __opencl_atomic_compare_exchange_weak(i, &cmp, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_all_svm_devices);

  x = __opencl_atomic_fetch_add(i, 3, order, memory_scope_work_group);
  x = __opencl_atomic_fetch_add(i, 3, memory_order_relaxed, scope);

  atomic_fetch_add(gi, 1);
  atomic_fetch_or_explicit(gi, 1, memory_order_relaxed, memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_work_group);
}
