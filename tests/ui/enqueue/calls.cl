kernel void k1(global int *g, local int *l, read_only pipe int p, write_only pipe int wp, queue_t q) { //~ ERROR[1.0,1.1,1.2] CL0203
  int i = 3; ndrange_t nd = ndrange_1D(1); clk_event_t ev, ev2; reserve_id_t rid;  //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[1.0,1.1,1.2] CL0602
  void (^b2)(void)b = ^{ };  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR CL0432 //~ ERROR CL0501
  void (^const b6)(local void *) = ^(local void *p) { };  //~ ERROR[1.0,1.1,1.2] CL0212
  enqueue_kernel(q, 0, nd, b2);  //~ ERROR[1.0,1.1,1.2] CL0602
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 1, &ev, &ev2, ^{ });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
  enqueue_kernel(q, 0, nd, 1, 0, &ev2, ^{ });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
  enqueue_kernel(q, 0, nd, 1, 0, 0, ^{ });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
  enqueue_kernel(q, 0, nd, 1, NULL, NULL, ^{ });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
  enqueue_kernel(q, 0, nd, b6, 10);  //~ ERROR[1.0,1.1,1.2] CL0602
  enqueue_kernel(q, 0, nd, b6, 10u, 3);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
  enqueue_kernel(q, 0, nd, ^(local int *a){}, 10);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
  enqueue_kernel(q, 0, nd, ^(int a){}, 10);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
  enqueue_kernel(q, 0, nd, 1, &ev, &ev2, b6, 10);  //~ ERROR[1.0,1.1,1.2] CL0602
  enqueue_kernel(q, 0, nd, 1, &ev, &ev2, b6, 1.0f);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  enqueue_kernel(q, 0, nd);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
  enqueue_kernel(1, 0, nd, ^{});  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  enqueue_kernel(q, 1.0f, nd, ^{});  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  enqueue_kernel(q, 0, 3, ^{});  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  enqueue_kernel(q, 0, nd, 3);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
  enqueue_kernel(q, 0, nd, 1, &i, &ev2, ^{ });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
  enqueue_kernel(get_default_queue(), 0, nd, ^{ return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
  enqueue_kernel(q, 0, nd, ^{ return 1; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
  get_kernel_work_group_size(b2);  //~ ERROR[1.0,1.1,1.2] CL0602
  get_kernel_work_group_size(b6);  //~ ERROR[1.0,1.1,1.2] CL0602
  get_kernel_work_group_size(1);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
  get_kernel_preferred_work_group_size_multiple(^{});  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
  get_kernel_max_sub_group_size_for_ndrange(nd, b2);  //~ ERROR[1.0,1.1,1.2] CL0602
  get_kernel_sub_group_count_for_ndrange(nd, 1);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
  read_pipe(p, &i); write_pipe(wp, &i);  //~ ERROR[1.0,1.1,1.2] CL0602
  read_pipe(wp, &i);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0610
}
