// std: 2.0+
// Calls of functions with rules of their own, over several lines.

kernel void pipes(
  read_only pipe int in,
  write_only pipe int out,
  float f,
  global int *g)
{
  int i;
  read_pipe(  //~ ERROR CL0608
    i,
    &i);
  read_pipe(
    out,  //~ ERROR CL0610
    &i);
  read_pipe(
    in,
    &f);  //~ ERROR CL0608
  reserve_id_t id = reserve_write_pipe(
    out,
    f);  //~ ERROR CL0608
  i = *to_global(  //~ ERROR CL0608
    i);
  __opencl_atomic_load(  //~ ERROR CL0608
    g,
    memory_order_seq_cst,
    memory_scope_device);
}

kernel void enqueues(queue_t q, ndrange_t n)  //~ ERROR CL0706
{
  enqueue_kernel(
    q,
    0,
    n,
    ^(  //~ ERROR CL0609
      local void *p) {});
  enqueue_kernel(
    q,
    0,
    n,
    ^(int a,  //~ ERROR CL0609
      local void *b,
      float c) {},  //~ ERROR CL0609
    1,
    2,
    3);
}

int dots(  //~ ERROR CL0421
  int a,
  ...);
void blocks()
{
  (void)^(  //~ ERROR CL0432
    int a,
    ...) {};
}
kernel __attribute__((
  reqd_work_group_size(  //~ ERROR CL0709
    1,
    2.0f,
    3)))
void sizes(global int *a) {}
