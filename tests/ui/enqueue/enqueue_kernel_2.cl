// std: 2.0+

void grow(global int *frontier);

kernel void traverse(global int *frontier, global int *next, int count,
                     float load) {
  queue_t q = get_default_queue();
  ndrange_t shape = ndrange_1D(count);
  clk_event_t first, second;
  clk_event_t both[2];
  int status;

  status = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, shape, ^{
    grow(frontier);
  });
  status = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, shape, 0, NULL,
                          &first, ^{
                            grow(next);
                          });
  status = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, shape, 1,
                          &first, &second, ^{
                            grow(next);
                          });
  both[0] = first;
  both[1] = second;
  enqueue_kernel(q, 0, shape, 2, both, NULL, ^{ grow(frontier); });

  enqueue_kernel(count, 0, shape, ^{ grow(frontier); }); //~ ERROR CL0608
  enqueue_kernel(q, load, shape, ^{ grow(frontier); }); //~ ERROR CL0608
  enqueue_kernel(q, 0, count, ^{ grow(frontier); }); //~ ERROR CL0608
  enqueue_kernel(q, 0, shape, grow); //~ ERROR CL0420
  enqueue_kernel(q, 0, shape, grow(frontier)); //~ ERROR CL0609
  enqueue_kernel(q, 0, shape, ^(float f) { grow(frontier); }); //~ ERROR CL0609
  enqueue_kernel(q, 0, shape, 1, first, &second, ^{ grow(frontier); });
  enqueue_kernel(q, 0, shape, 1, &first, second, ^{ grow(frontier); }); //~ ERROR CL0608
  enqueue_kernel(q, 0, shape, 1, &first, ^{ grow(frontier); }); //~ ERROR CL0603
  enqueue_kernel(q, 0, shape, load, &first, &second, //~ ERROR CL0608
                 ^{
                   grow(frontier);
                 });
  enqueue_kernel(q, ^{ grow(frontier); }); //~ ERROR CL0603
  enqueue_kernel(); //~ ERROR CL0603
}
