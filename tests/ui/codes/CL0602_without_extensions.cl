// Sub-groups are an extension of 2.0, and in 3.0 a feature (6.15.20); there whole groups of functions that 2.0 has are
// features (6.2.1).
// std: 2.0+
// ext: -all
kernel void features(int n, local int *l) {
  n = work_group_reduce_add(n); //~ ERROR[3.0+] CL0602
  n = work_group_broadcast(n, 0); //~ ERROR[3.0+] CL0602
  n = sub_group_reduce_add(n); //~ ERROR CL0602
  n = sub_group_all(n); //~ ERROR CL0602
  n = sub_group_shuffle(n, 1); //~ ERROR CL0602
  n = get_sub_group_size(); //~ ERROR CL0602
  queue_t q = get_default_queue(); //~ ERROR[3.0+] CL0203 //~ FINE[2.0] CL0602 //~ ERROR[3.0+] CL0602
  n = popcount(n) + ctz(n); //~ FINE CL0602
  work_group_barrier(CLK_LOCAL_MEM_FENCE); //~ FINE CL0602
  n = atomic_add(l, 1); //~ FINE CL0602
}
