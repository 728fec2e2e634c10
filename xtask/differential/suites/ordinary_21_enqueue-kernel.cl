// std: 2.0

typedef struct {int a;} ndrange_like;

kernel void enqueue_kernel_tests(void) {
  queue_t default_queue;
  unsigned flags = 0;
  ndrange_t ndrange = ndrange_1D(1);
  clk_event_t evt;
  clk_event_t event_wait_list;
  clk_event_t event_wait_list2[] = {evt, evt};
  void *vptr;

  // Testing the first overload type
  enqueue_kernel(default_queue, flags, ndrange, ^(void) {
    return;
  });

  enqueue_kernel(vptr, flags, ndrange, ^(void) { // expected-error{{illegal call to 'enqueue_kernel', expected 'queue_t' argument type}}
    return;
  });

  enqueue_kernel(default_queue, vptr, ndrange, ^(void) { // expected-error{{illegal call to 'enqueue_kernel', expected 'kernel_enqueue_flags_t' (i.e. uint) argument type}}
    return;
  });

  enqueue_kernel(default_queue, flags, vptr, ^(void) { // expected-error{{illegal call to 'enqueue_kernel', expected 'ndrange_t' argument type}}
    return;
  });

  enqueue_kernel(default_queue, flags, ndrange, vptr); // expected-error{{illegal call to 'enqueue_kernel', expected block argument type}}

  enqueue_kernel(default_queue, flags, ndrange, ^(int i) { // expected-error{{blocks with parameters are not accepted in this prototype of enqueue_kernel call}}
    return;
  });

  // Testing the second overload type
  enqueue_kernel(default_queue, flags, ndrange, 1, &event_wait_list, &evt, ^(void) {
    return;
  });

  enqueue_kernel(default_queue, flags, ndrange, 1, 0, 0, ^(void) {
    return;
  });

  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list2, &evt, ^(void) {
    return;
  });

  enqueue_kernel(default_queue, flags, ndrange, vptr, &event_wait_list, &evt, ^(void) { // expected-error{{illegal call to 'enqueue_kernel', expected integer argument type}}
    return;
  });

  enqueue_kernel(default_queue, flags, ndrange, 1, vptr, &evt, ^(void) { // expected-error{{expected 'clk_event_t *' argument type}}
    return;
  });

  // Testing the third overload type
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *a, local void *b) {
    return;
  }, 1024, 1024);

  enqueue_kernel(default_queue, flags, ndrange, ^(local void *a, local void *b) { // expected-error{{mismatch in number of block parameters and local size arguments passed}}
    return;
  }, 1024);

  enqueue_kernel(default_queue, flags, ndrange, ^(local void *a, global void *b) { // expected-error{{blocks used in enqueue_kernel call are expected to have parameters of type 'local void*'}}
    return;
  }, 1024, 1024);

  enqueue_kernel(default_queue, flags, ndrange); // expected-error{{too few arguments to function call, expected at least 4, have 3}}
}

kernel void work_group_size_tests(void) {
  void (^const block_A)(void) = ^{
    return;
  };
  void (^const block_C)(int) = ^(int a) {
    return;
  };

  unsigned size = get_kernel_work_group_size(block_A);
  size = get_kernel_work_group_size(^(void) { return; });
  size = get_kernel_work_group_size(block_C); // expected-error {{blocks used in enqueue_kernel call are expected to have parameters of type 'local void*'}}
  size = get_kernel_work_group_size(1); // expected-error{{expected block argument}}
  size = get_kernel_preferred_work_group_size_multiple(block_A);
  size = get_kernel_preferred_work_group_size_multiple(); // expected-error {{too few arguments to function call, expected 1, have 0}}
}
