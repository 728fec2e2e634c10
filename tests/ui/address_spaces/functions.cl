kernel void k1(global int *g, local int *l, read_only pipe int p, write_only pipe int wp, queue_t q) { //~ ERROR[1.0,1.1,1.2] CL0203
  int i = 3; ndrange_t nd = ndrange_1D(1); clk_event_t ev, ev2; reserve_id_t rid;  //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[1.0,1.1,1.2] CL0602
  to_global(i); to_global(gen, gen); gp = to_local(gen); to_global();  //~ ERROR CL0501  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603  //~ ERROR[2.0+] CL0608
  constant int *cp = 0; to_global(cp);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  cl_mem_fence_flags fl = get_fence(gen); fl = get_fence(g);  //~ ERROR CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
  ev = create_user_event(); set_user_event_status(ev, 0); retain_event(ev); release_event(ev); is_valid_event(ev); capture_event_profiling_info(ev, CLK_PROFILING_COMMAND_EXEC_TIME, g); enqueue_marker(q, 1, &ev, &ev2);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
  ev == ev2; q == q; ev + ev2; if (ev) {}  //~ ERROR[2.0+] CL0502  //~ ERROR[2.0+] CL0532
}
