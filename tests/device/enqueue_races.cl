// Which accesses of a kernel are ordered before those of the kernels that it enqueues, and of those among
// one another.
#define NO_WAIT CLK_ENQUEUE_FLAGS_NO_WAIT
#define WAIT_KERNEL CLK_ENQUEUE_FLAGS_WAIT_KERNEL
#define WAIT_WORK_GROUP CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP
#define ONE ndrange_1D(1)

kernel void written_before(global int *a) {
  a[0] = 1;
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[1] = a[0]; });
}
kernel void written_after(global int *a) {
  a[0] = 1;
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[1] = a[0]; });
  a[0] = 2;
}
kernel void read_after(global int *a) {
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[0] = 5; });
  a[1] = a[0];
}
kernel void written_after_and_waited_for(global int *a) {
  enqueue_kernel(get_default_queue(), WAIT_KERNEL, ONE, ^{ a[1] = a[0]; });
  a[0] = 2;
}

// Another work-item writes.
kernel void no_barrier(global int *a) {
  int i = get_local_id(0);
  a[i] = i;
  if (i == 1) enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[2] = a[0]; });
}
kernel void a_barrier(global int *a) {
  int i = get_local_id(0);
  a[i] = i;
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (i == 1) enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[2] = a[0]; });
}
kernel void a_barrier_of_local_memory(global int *a) {
  int i = get_local_id(0);
  a[i] = i;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (i == 1) enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[2] = a[0]; });
}
kernel void a_barrier_behind(global int *a) {
  int i = get_local_id(0);
  if (i == 1) enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[2] = a[0]; });
  a[i] = i;
  barrier(CLK_GLOBAL_MEM_FENCE);
}
kernel void the_group(global int *a) {
  int i = get_global_id(0);
  if (get_local_id(0) == 1 && get_group_id(0) == 0)
    enqueue_kernel(get_default_queue(), WAIT_WORK_GROUP, ONE, ^{ a[4] = a[0]; });
  a[i] = i;
}
kernel void another_group(global int *a) {
  int i = get_global_id(0);
  if (get_local_id(0) == 1 && get_group_id(0) == 0)
    enqueue_kernel(get_default_queue(), WAIT_WORK_GROUP, ONE, ^{ a[4] = a[2]; });
  a[i] = i;
}
kernel void a_copy(global int *a, local int *l) {
  l[get_local_id(0)] = 7;
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t e = async_work_group_copy(a, l, 2, 0);
  wait_group_events(1, &e);
  if (get_local_id(0) == 1) enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[2] = a[0]; });
}

// Kernels of one parent.
kernel void siblings(global int *a) {
  enqueue_kernel(get_default_queue(), WAIT_KERNEL, ONE, ^{ a[0] = 1; });
  enqueue_kernel(get_default_queue(), WAIT_KERNEL, ONE, ^{ a[0] = 2; });
}
kernel void siblings_that_read(global int *a) {
  a[0] = 3;
  enqueue_kernel(get_default_queue(), WAIT_KERNEL, ONE, ^{ a[1] = a[0]; });
  enqueue_kernel(get_default_queue(), WAIT_KERNEL, ONE, ^{ a[2] = a[0]; });
}
kernel void an_event(global int *a) {
  clk_event_t e;
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 0, NULL, &e, ^{ a[0] = 1; });
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 1, &e, NULL, ^{ a[0] = 2; });
  release_event(e);
}
kernel void a_marker(global int *a) {
  clk_event_t e[2], m;
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 0, NULL, &e[0], ^{ a[0] = 1; });
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 0, NULL, &e[1], ^{ a[1] = 1; });
  enqueue_marker(get_default_queue(), 2, e, &m);
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 1, &m, NULL, ^{ a[2] = a[0] + a[1]; });
  release_event(e[0]); release_event(e[1]); release_event(m);
}
kernel void one_of_two_events(global int *a) {
  clk_event_t e[2];
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 0, NULL, &e[0], ^{ a[0] = 1; });
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 0, NULL, &e[1], ^{ a[1] = 1; });
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 1, &e[1], NULL, ^{ a[2] = a[0] + a[1]; });
  release_event(e[0]); release_event(e[1]);
}
kernel void a_user_event(global int *a) {
  clk_event_t u = create_user_event();
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 1, &u, NULL, ^{ a[1] = a[0]; });
  a[0] = 4;
  set_user_event_status(u, CL_COMPLETE);
  release_event(u);
}
kernel void written_after_a_user_event(global int *a) {
  clk_event_t u = create_user_event();
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 1, &u, NULL, ^{ a[1] = a[0]; });
  set_user_event_status(u, CL_COMPLETE);
  release_event(u);
  a[0] = 4;
}

// Kernels of kernels.
kernel void a_grandchild(global int *a) {
  clk_event_t e;
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 0, NULL, &e, ^{
    enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[0] = 6; });
  });
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, 1, &e, NULL, ^{ a[1] = a[0]; });
  release_event(e);
}
kernel void a_grandchild_that_nobody_waits_for(global int *a) {
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{
    enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[0] = 6; });
  });
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[1] = a[0]; });
}
kernel void written_before_a_grandchild(global int *a) {
  a[0] = 8;
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{
    enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[1] = a[0]; });
  });
  a[2] = 1;
}
kernel void written_after_a_grandchild(global int *a) {
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{
    enqueue_kernel(get_default_queue(), WAIT_KERNEL, ONE, ^{ a[1] = a[0]; });
  });
  a[0] = 8;
}

kernel void atomics(global int *a) {
  enqueue_kernel(get_default_queue(), NO_WAIT, ndrange_1D(4), ^{ atomic_inc(a); });
  atomic_inc(a);
}
kernel void an_atomic_and_a_read(global int *a) {
  enqueue_kernel(get_default_queue(), NO_WAIT, ONE, ^{ a[1] = a[0]; });
  atomic_inc(a);
}
// The parent's read is ordered, and does not hide those of the child.
kernel void read_before(global int *a) {
  a[1] = a[0];
  enqueue_kernel(get_default_queue(), WAIT_KERNEL, ndrange_1D(3, 1), ^{
    int i = get_global_id(0);
    a[2 + i] = a[0];
    if (i == 2) a[0] = 9;
  });
}
