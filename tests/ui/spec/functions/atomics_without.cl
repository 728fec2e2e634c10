// In 3.0 orders, scopes and the generic address space of atomic functions are features (OpenCL C 6.15.12).
// std: 3.0+
// ext: -__opencl_c_generic_address_space -__opencl_c_device_enqueue -__opencl_c_pipes -__opencl_c_atomic_order_seq_cst -__opencl_c_atomic_scope_device -__opencl_c_atomic_order_acq_rel -__opencl_c_atomic_scope_all_devices -__opencl_c_subgroups -cl_khr_subgroups -cl_ext_float_atomics
// What names neither order nor scope means the strongest of both.
int load(global atomic_int *p) { return atomic_load(p); } //~ ERROR CL0602
void store(global atomic_int *p) { atomic_store(p, 1); } //~ ERROR CL0602
int exchange(global atomic_int *p) { return atomic_exchange(p, 1); } //~ ERROR CL0602
int add(global atomic_int *p) { return atomic_fetch_add(p, 1); } //~ ERROR CL0602
bool compare(global atomic_int *p, int e) { return atomic_compare_exchange_strong(p, &e, 1); } //~ ERROR CL0602
bool set(global atomic_flag *p) { return atomic_flag_test_and_set(p); } //~ ERROR CL0602
void clear(global atomic_flag *p) { atomic_flag_clear(p); } //~ ERROR CL0602
// What names an order alone means the device.
int load_order(global atomic_int *p) { return atomic_load_explicit(p, memory_order_relaxed); } //~ ERROR CL0604
void store_order(local atomic_int *p) { atomic_store_explicit(p, 1, memory_order_relaxed); } //~ ERROR CL0604
int add_order(global atomic_int *p) { return atomic_fetch_add_explicit(p, 1, memory_order_relaxed); } //~ ERROR CL0604
// With both there are functions of global and of local memory.
int load_both(global atomic_int *g, local atomic_int *l) { return atomic_load_explicit(g, memory_order_relaxed, memory_scope_work_group) + atomic_load_explicit(l, memory_order_relaxed, memory_scope_work_group); }
void store_both(global atomic_float *g, local atomic_uint *l) { atomic_store_explicit(g, 1.0f, memory_order_relaxed, memory_scope_work_group); atomic_store_explicit(l, 1u, memory_order_relaxed, memory_scope_work_group); }
bool compare_both(local atomic_int *l, global int *g, private int *p) { return atomic_compare_exchange_strong_explicit(l, g, 1, memory_order_relaxed, memory_order_relaxed, memory_scope_work_group) || atomic_compare_exchange_weak_explicit(l, p, 1, memory_order_relaxed, memory_order_relaxed, memory_scope_work_group); }
kernel void init(global atomic_int *g) { atomic_init(g, 1); local atomic_int l; atomic_init(&l, 1); }
bool set_both(local atomic_flag *l) { return atomic_flag_test_and_set_explicit(l, memory_order_relaxed, memory_scope_work_group); }
// None of private memory: that takes generic pointers.
int load_private(private atomic_int *p) { return atomic_load_explicit(p, memory_order_relaxed, memory_scope_work_group); } //~ ERROR CL0604
void store_private(private atomic_int *p) { atomic_store_explicit(p, 1, memory_order_relaxed, memory_scope_work_group); } //~ ERROR CL0604
int exchange_private(private atomic_int *p) { return atomic_exchange_explicit(p, 1, memory_order_relaxed, memory_scope_work_group); } //~ ERROR CL0604
int add_private(atomic_int *p) { return atomic_fetch_add_explicit(p, 1, memory_order_relaxed, memory_scope_work_group); } //~ ERROR CL0604
bool compare_private(private atomic_int *p, int e) { return atomic_compare_exchange_strong_explicit(p, &e, 1, memory_order_relaxed, memory_order_relaxed, memory_scope_work_group); } //~ ERROR CL0604
void init_private(void) { atomic_int a; atomic_init(&a, 1); } //~ ERROR CL0604
bool set_private(private atomic_flag *p) { return atomic_flag_test_and_set_explicit(p, memory_order_relaxed, memory_scope_work_group); } //~ ERROR CL0604
void clear_private(private atomic_flag *p) { atomic_flag_clear_explicit(p, memory_order_relaxed, memory_scope_work_group); } //~ ERROR CL0604
// Orders and scopes that are not there.
int acquire(global atomic_int *p) { return atomic_load_explicit(p, memory_order_acquire, memory_scope_work_group); } //~ WARNING CL0608
int sequential(global atomic_int *p) { return atomic_load_explicit(p, memory_order_seq_cst, memory_scope_work_group); } //~ ERROR CL0501
int device(global atomic_int *p) { return atomic_load_explicit(p, memory_order_relaxed, memory_scope_device); } //~ WARNING CL0608
int all_devices(global atomic_int *p) { return atomic_load_explicit(p, memory_order_relaxed, memory_scope_all_devices); } //~ ERROR CL0501
int all_svm_devices(global atomic_int *p) { return atomic_load_explicit(p, memory_order_relaxed, memory_scope_all_svm_devices); } //~ ERROR CL0501
int sub_group(global atomic_int *p) { return atomic_load_explicit(p, memory_order_relaxed, memory_scope_sub_group); } //~ WARNING CL0608
// Fences take the orders all the same.
void fence(void) { atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group); atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_work_group); }
