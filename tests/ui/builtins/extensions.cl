// Functions of extensions.
// std: 1.2+

kernel void f(global int *g, int i, float x, half h, double d, char c, int4 v) { //~ ERROR CL0433
  get_sub_group_size();
  get_sub_group_local_id();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier(1, memory_scope_work_group); //~ ERROR[1.2] CL0501
  sub_group_all(i);
  sub_group_broadcast(x, 1);
  sub_group_reduce_add(i);
  sub_group_scan_inclusive_max(x);
  sub_group_reduce_add(c);
  sub_group_reduce_add(v); //~ ERROR CL0604
  sub_group_broadcast(c, 1);
  work_group_all(i); //~ ERROR[1.2] CL0602
  work_group_broadcast(i, 1); //~ ERROR[1.2] CL0602
  work_group_broadcast(i, 1, 2); //~ ERROR[1.2] CL0602
  work_group_reduce_add(x); //~ ERROR[1.2] CL0602
  work_group_scan_exclusive_min(i); //~ ERROR[1.2] CL0602
  work_group_reduce_add(v); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0604
  work_group_reduce_add(c); //~ ERROR[1.2] CL0602
  sub_group_shuffle(i, 1); //~ ERROR[1.2] CL0602
  sub_group_shuffle_xor(x, 1); //~ ERROR[1.2] CL0602
  sub_group_shuffle_up(i, 1); //~ ERROR[1.2] CL0602
  sub_group_shuffle(v, 1); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0604
  sub_group_ballot(1); //~ ERROR[1.2] CL0602
  sub_group_elect(); //~ ERROR[1.2] CL0602
  sub_group_non_uniform_all(1); //~ ERROR[1.2] CL0602
  sub_group_non_uniform_reduce_add(i); //~ ERROR[1.2] CL0602
  sub_group_clustered_reduce_add(i, 4); //~ ERROR[1.2] CL0602
  sub_group_rotate(i, 1); //~ ERROR[1.2] CL0602
  sub_group_clustered_rotate(i, 1, 4); //~ ERROR[1.2] CL0602
  get_sub_group_eq_mask(); //~ ERROR[1.2] CL0602
  sub_group_inverse_ballot((uint4)(1)); //~ ERROR[1.2] CL0602
  sub_group_ballot_bit_count((uint4)(1)); //~ ERROR[1.2] CL0602
  intel_sub_group_shuffle(i, 1); //~ ERROR CL0601
  intel_sub_group_block_read(g); //~ ERROR CL0601
  intel_sub_group_block_read(( global uint*)g); //~ ERROR CL0601
  intel_sub_group_block_write((global uint*)g, 1u); //~ ERROR CL0601
  intel_sub_group_shuffle_down(i, i, 1); //~ ERROR CL0601
  intel_sub_group_block_read_us((global ushort*)g); //~ ERROR CL0601
  bitfield_insert(i, i, 1, 2);
  bitfield_extract_signed(i, 1, 2);
  bit_reverse(i);
  dot_4x8packed_ss_int(1, 2);
  dot_acc_sat((char4)(1), (char4)(1), 1);
  dot((char4)(1), (char4)(1));
  clock_read_device(); //~ ERROR[1.2] CL0602
  clock_read_hilo_sub_group(); //~ ERROR[1.2] CL0602
  ctz(i); //~ ERROR[1.2] CL0602
  amd_bitalign(1,2,3); //~ ERROR CL0601
  amd_pack((float4)(1)); //~ ERROR CL0601
  amd_msad(1,2,3); //~ ERROR CL0601
  amd_bfe(1,2,3); //~ ERROR CL0601
  mad_sat((short2)(1),(short2)(1),(short2)(1));
  atomic_fetch_add((volatile global atomic_float*)g, 1.0f); //~ ERROR[1.2] CL0203 //~ ERROR[1.2] CL0602
  atomic_fetch_min_explicit((volatile global atomic_double*)g, 1.0, memory_order_relaxed); //~ ERROR[1.2] CL0203 //~ ERROR[1.2] CL0501 //~ ERROR[1.2] CL0602
  to_global(g); //~ ERROR[1.2] CL0602
  to_local(g); //~ ERROR[1.2] CL0602
  to_private(g); //~ ERROR[1.2] CL0602
  to_global(&i); //~ ERROR[1.2] CL0602
  global int *q = to_global((int*)g); //~ ERROR[1.2] CL0302 //~ ERROR[1.2] CL0602
  local int *q2 = to_global((int*)g); //~ ERROR[1.2] CL0302 //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0301
  to_global(1); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0608
  to_global(); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0603
  to_global(g, g); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0603
  to_global((constant int*)0); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0608
  int *q3 = to_private((int*)g); //~ ERROR[1.2] CL0302 //~ ERROR[1.2] CL0602
  global char *q4 = to_global((int*)g); //~ ERROR[1.2] CL0302 //~ ERROR[1.2] CL0602
  to_global(x); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0608
  get_fence(g); //~ ERROR[1.2] CL0602
  get_fence((int*)g); //~ ERROR[1.2] CL0302 //~ ERROR[1.2] CL0602
  cl_mem_fence_flags fl = get_fence((int*)g); //~ ERROR[1.2] CL0302 //~ ERROR[1.2] CL0602
  get_default_queue(); //~ ERROR[1.2] CL0602
  create_user_event(); //~ ERROR[1.2] CL0602
  retain_event(create_user_event()); //~ ERROR[1.2] CL0602
  is_valid_event(create_user_event()); //~ ERROR[1.2] CL0602
  set_user_event_status(create_user_event(), 0); //~ ERROR[1.2] CL0602
  capture_event_profiling_info(create_user_event(), CLK_PROFILING_COMMAND_EXEC_TIME, g); //~ ERROR[1.2] CL0501 //~ ERROR[1.2] CL0602
  nan((ushort)1);
  sin(h);
  sin(d);
  fma(h,h,h);
  convert_half(x);
  convert_double(x);
  vload_half(0, &h);
  as_half(c); //~ ERROR CL0515
  as_ulong(d);
}
