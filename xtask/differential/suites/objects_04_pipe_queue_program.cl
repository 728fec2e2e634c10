// std: 2.0 3.0
// A whole valid program: pipes, a device queue, blocks, atomics, async copies.
typedef struct { int key; float val; } packet;
typedef void (^work_t)(void);

global atomic_int done_count = ATOMIC_VAR_INIT(0);

kernel void produce(write_only pipe packet out, global const float *in) {
  packet p;
  p.key = (int)get_global_id(0);
  p.val = in[p.key];
  reserve_id_t id = work_group_reserve_write_pipe(out, (uint)get_local_size(0));
  if (is_valid_reserve_id(id)) {
    write_pipe(out, id, (uint)get_local_id(0), &p);
    work_group_commit_write_pipe(out, id);
  }
}

kernel void consume(read_only pipe packet in, global float *out) {
  packet p;
  while (get_pipe_num_packets(in) > 0) {
    if (read_pipe(in, &p) != 0)
      break;
    out[p.key] = p.val;
    atomic_fetch_add_explicit(&done_count, 1, memory_order_relaxed, memory_scope_device);
  }
}

void step(global float *data, int n) {
  for (int i = 0; i < n; ++i)
    data[i] = select(data[i], -data[i], data[i] < 0.0f);
}

kernel void launch(global float *data, int n, local float *tmp) {
  queue_t q = get_default_queue();
  clk_event_t first, second;
  event_t copy = async_work_group_copy(tmp, data, (size_t)n, 0);
  wait_group_events(1, &copy);
  work_t w = ^{ step(data, n); };
  ndrange_t nd = ndrange_1D(get_kernel_work_group_size(w));
  int err = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &first, w);
  err |= enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, 1, &first, &second,
                        ^(local void *a, local void *b) {
                          ((local float *)a)[0] = data[0];
                          ((local int *)b)[0] = n;
                        }, 64u, 32u);
  release_event(first);
  release_event(second);
  data[0] = err == CLK_SUCCESS ? tmp[0] : 0.0f;
}
