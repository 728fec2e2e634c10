// A built-in function that another edition brought (6.15, at each function): the name is known, and there is none yet. What
// 1.1 brought, compilers know in 1.0 too.
void since_1_1(global int *p, local int *l, uint4 u, float4 f) {
  size_t a = get_global_offset(0); //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0602
  int b = atomic_add(p, 1); //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0602
  f = shuffle(f, u); //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0602
  event_t e = async_work_group_strided_copy(l, p, 1, 2, 0); //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0602
}
void since_1_2(int n, read_only image2d_t i) {
  n = popcount(n); //~ ERROR[1.0,1.1] CL0602 //~ FINE[1.2+] CL0602
  printf("text"); //~ ERROR[1.0,1.1] CL0602 //~ FINE[1.2+] CL0602
  float4 f = read_imagef(i, (int2)(0)); //~ ERROR[1.0,1.1] CL0604 //~ FINE[1.2+] CL0602
}
kernel void since_2_0(int n, global int *p) {
  n = ctz(n); //~ ERROR[1.0,1.1,1.2] CL0602 //~ FINE[2.0+] CL0602
  n = get_global_linear_id(); //~ ERROR[1.0,1.1,1.2] CL0602 //~ FINE[2.0+] CL0602
  n = get_enqueued_local_size(0); //~ ERROR[1.0,1.1,1.2] CL0602 //~ FINE[2.0+] CL0602
  n = work_group_reduce_add(n); //~ ERROR[1.0,1.1,1.2] CL0602 //~ FINE[2.0+] CL0602
  n = work_group_all(n); //~ ERROR[1.0,1.1,1.2] CL0602 //~ FINE[2.0+] CL0602
  work_group_barrier(CLK_LOCAL_MEM_FENCE); //~ ERROR[1.0,1.1,1.2] CL0602 //~ FINE[2.0+] CL0602
#if __OPENCL_C_VERSION__ >= 200
  n = atomic_load((global atomic_int *)p); //~ FINE[2.0+] CL0602
  global int *g = to_global(p); //~ FINE[2.0+] CL0602
#endif
}
void always(int n, float f, global int *p) {
  n = clz(n); //~ FINE CL0602
  f = native_sin(f); //~ FINE CL0602
  barrier(CLK_LOCAL_MEM_FENCE); //~ FINE CL0602
  mem_fence(CLK_GLOBAL_MEM_FENCE); //~ FINE CL0602
  n = get_work_dim() + get_global_id(0); //~ FINE CL0602
}
