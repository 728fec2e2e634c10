kernel void k1(global int *g, local int *l, read_only pipe int p, write_only pipe int wp, queue_t q) { //~ ERROR[1.0,1.1,1.2] CL0203
  int i = 3; ndrange_t nd = ndrange_1D(1); clk_event_t ev, ev2; reserve_id_t rid;  //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[1.0,1.1,1.2] CL0602
  write_pipe(p, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0610
  float f; read_pipe(p, &f);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  read_pipe(p, i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  read_pipe(i, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  read_pipe(p);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
  rid = reserve_read_pipe(p, 2); rid = reserve_write_pipe(wp, 2); rid = work_group_reserve_read_pipe(p, 2); rid = sub_group_reserve_write_pipe(wp, 2);  //~ ERROR[1.0,1.1,1.2] CL0602
  reserve_read_pipe(wp, 2);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0610
  reserve_read_pipe(p, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  read_pipe(p, rid, 2, &i); write_pipe(wp, rid, 2, &i);  //~ ERROR[1.0,1.1,1.2] CL0602
  read_pipe(p, i, 2, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  commit_read_pipe(p, rid); commit_write_pipe(wp, rid); work_group_commit_read_pipe(p, rid);  //~ ERROR[1.0,1.1,1.2] CL0602
  commit_read_pipe(p, i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  get_pipe_num_packets(p); get_pipe_max_packets(wp); is_valid_reserve_id(rid);  //~ ERROR[1.0,1.1,1.2] CL0602
  get_pipe_num_packets(i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  global int *gp = to_global(g); int *gen = g; gp = to_global(gen); local int *lp = to_local(gen); private int *pp = to_private(gen);  //~ ERROR[1.0,1.1,1.2] CL0301  //~ ERROR[1.0,1.1,1.2] CL0602
  ev = CLK_NULL_EVENT; rid = CLK_NULL_RESERVE_ID; q = CLK_NULL_QUEUE; rid == rid; nd == nd;  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0502
  work_group_all(i); work_group_broadcast(i, 0); work_group_reduce_add(1.0f); work_group_scan_inclusive_max(3ul); work_group_barrier(CLK_LOCAL_MEM_FENCE); work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group); sub_group_barrier(CLK_LOCAL_MEM_FENCE); sub_group_all(1); sub_group_broadcast(i, 0);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
}
}  //~ ERROR CL0201
kernel void k4(pipe int p, pipe float4 q, read_write pipe int r, const pipe int s, pipe p2) {} //~ ERROR CL0203 //~ ERROR[2.0+] CL0429
void f5(pipe int p) { pipe int q; pipe int *pq; int x = p; p + 1; }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0422  //~ ERROR[2.0+] CL0424  //~ ERROR[2.0+] CL0502  //~ ERROR[2.0+] CL0506
