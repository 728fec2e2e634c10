// In 3.0 whole groups of functions are features (6.2.1), and sub-groups an extension besides (6.15.21).
// std: 3.0
// ext: -all
kernel void features(int n, local int *l) {
  n = work_group_reduce_add(n); //~ ERROR CL0602
  n = work_group_broadcast(n, 0); //~ ERROR CL0602
  n = sub_group_reduce_add(n); //~ ERROR CL0602
  n = get_sub_group_size(); //~ ERROR CL0602
  queue_t q = get_default_queue(); //~ ERROR CL0602 //~ ERROR CL0801
  n = is_valid_event(n); //~ ERROR CL0602
  n = popcount(n) + ctz(n); //~ FINE CL0602
  work_group_barrier(CLK_LOCAL_MEM_FENCE); //~ FINE CL0602
  n = atomic_add(l, 1); //~ FINE CL0602
}
