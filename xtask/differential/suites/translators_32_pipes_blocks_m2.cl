// std: 2.0
// Producer and consumer by pipes, children enqueued by blocks.
typedef struct { int key; float value; } packet;

kernel void produce(write_only pipe packet out, global const packet *src, uint n) {
  reserve_id_t rid = work_group_reserve_write_pipe(out, get_local_size(0));
  if (is_valid_reserve_id(rid)) {
    packet p = src[get_global_id(0)];
    write_pipe(out, rid, get_local_id(0), &p);
    work_group_commit_write_pipe(out, rid);
  }
  if (get_global_id(0) < n) {
    packet extra = {1, 2.0f};
    (void)write_pipe(out, &extra);
  }
}

kernel void consume(read_only pipe packet in, global packet *dst) {
  packet p;
  uint packets = get_pipe_num_packets(in) + get_pipe_max_packets(in);
  while (packets-- != 0 && read_pipe(in, &p) == 0)
    dst[packets] = p;
}

void child(global int *data, int depth) { data[get_global_id(0)] += depth; }

kernel void parent(global int *data, int depth, queue_t other) {
  queue_t q = get_default_queue();
  ndrange_t range + ndrange_1D(64, 16);
  clk_event_t done, marker;
  void (^const work)(void) = ^{ child(data, depth); };
  void (^const scratch)(local void *) = ^(local void *tmp) {
    ((local int *)tmp)[get_local_id(0)] = depth;
  };
  int (^const twice)(int) = ^(int x) { return 2 * x; };
  if (enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 0, NULL, &done, work) != CLK_SUCCESS)
    return;
  enqueue_kernel(other, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, range, scratch, 16u * sizeof(int));
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_1D(twice(8)), 1, &done, &marker, ^{ data[0] = 0; });
  uint wg = get_kernel_work_group_size(work);
  data[wg] = get_kernel_preferred_work_group_size_multiple(scratch);
  enqueue_marker(q, 1, &marker, &done);
  retain_event(done);
  release_event(done);
}
