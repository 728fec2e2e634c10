// Pipe functions take a pipe, a reservation, a number of packets and a pointer to packets of the pipe's type (6.15.18.2);
// those that enqueue a queue, flags, a range, events and blocks (6.15.19.1, 6.15.19.7); to_global and its kin pointers
// (6.15.10). Compilers take one event for a list of events.
// std: 2.0+
// never: 1.0 1.1 1.2, pipes and device queues came with 2.0
struct packet { int a; float b; };
kernel void pipes(read_only pipe int in, write_only pipe float4 out, read_only pipe struct packet packets, int n, float f, global int *p, float4 v) {
  reserve_id_t id = reserve_read_pipe(in, 2); //~ FINE CL0608
  struct packet packet;
  reserve_read_pipe(n, 1); //~ ERROR CL0608
  reserve_read_pipe(in, p); //~ ERROR CL0608
  read_pipe(n, &n); //~ ERROR CL0608
  read_pipe(in, n); //~ ERROR CL0608
  read_pipe(in, &f); //~ ERROR CL0608
  read_pipe(packets, &n); //~ ERROR CL0608
  write_pipe(out, v); //~ ERROR CL0608
  write_pipe(out, &f); //~ ERROR CL0608
  read_pipe(in, n, 0, &n); //~ ERROR CL0608
  read_pipe(in, id, p, &n); //~ ERROR CL0608
  read_pipe(in, id, 0, &f); //~ ERROR CL0608
  commit_read_pipe(in, n); //~ ERROR CL0608
  commit_read_pipe(p, id); //~ ERROR CL0608
  n = get_pipe_num_packets(n); //~ ERROR CL0608
  n = get_pipe_max_packets(p); //~ ERROR CL0608
  work_group_reserve_read_pipe(n, 1); //~ ERROR CL0608
  work_group_commit_read_pipe(in, 1); //~ ERROR CL0608
  read_pipe(in, &n); //~ FINE CL0608
  read_pipe(in, p); //~ FINE CL0608
  read_pipe(packets, &packet); //~ FINE CL0608
  write_pipe(out, &v); //~ FINE CL0608
  read_pipe(in, id, 1, &n); //~ FINE CL0608
  commit_read_pipe(in, id); //~ FINE CL0608
  n = get_pipe_num_packets(out); //~ FINE CL0608
}
void enqueued(queue_t q, ndrange_t r, int n, clk_event_t *list, global int *g) {
  clk_event_t e, ret;
  enqueue_kernel(n, 0, r, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, q, r, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, 0, n, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, 0, r, n); //~ ERROR CL0609
  enqueue_kernel(q, 0, r, g, &e, &ret, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, 0, r, 1, g, &ret, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, 0, r, 1, &e, ret, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, 0, r, 1, &e, &ret, n); //~ ERROR CL0609
  enqueue_kernel(q, 0, r, 1, e, &ret, ^{}); //~ WARNING CL0608
  n = get_kernel_work_group_size(n); //~ ERROR CL0609
  g = to_global(n); //~ ERROR CL0608
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, r, ^{}); //~ FINE CL0608
  enqueue_kernel(q, 0, r, 1, &e, &ret, ^{}); //~ FINE CL0608
  enqueue_kernel(q, 0, r, 2, list, 0, ^{}); //~ FINE CL0608
  enqueue_kernel(q, 0, r, 0, 0, &ret, ^{}); //~ FINE CL0608
  n = get_kernel_work_group_size(^{}); //~ FINE CL0608
  g = to_global(list) ? g : 0; //~ FINE CL0608
}
