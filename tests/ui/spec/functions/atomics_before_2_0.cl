// Before 2.0 there are neither atomic types nor their functions (OpenCL C 6.15.12).
// std: 1.0 1.1 1.2
void type(global atomic_int *p); //~ ERROR CL0203
void flag(global atomic_flag *p); //~ ERROR CL0203
int load(global int *p) { return atomic_load(p); } //~ ERROR CL0602
void store(global int *p) { atomic_store(p, 1); } //~ ERROR CL0602
int add(global int *p) { return atomic_fetch_add(p, 1); } //~ ERROR CL0602
void fence(void) { atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, 1, 1); } //~ ERROR CL0602
int order(void) { return memory_order_relaxed; } //~ ERROR CL0501
int scope(void) { return memory_scope_device; } //~ ERROR CL0501
int names(int atomic_int, int memory_order) { return atomic_int + memory_order; }
