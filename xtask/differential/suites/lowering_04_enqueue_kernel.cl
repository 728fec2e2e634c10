// std: 2.0 3.0
typedef void (^bl_t)(local void *);
typedef struct { int a; } ndrange_like;

const bl_t block_G = (bl_t)^(local void *a) {};

kernel void device_side_enqueue(global int *a, global int *b, int i, char c0) {
  queue_t default_queue;
  unsigned flags = 0;
  ndrange_t ndrange;
  clk_event_t clk_event;
  clk_event_t event_wait_list;
  clk_event_t event_wait_list2[] = {clk_event};

  enqueue_kernel(default_queue, flags, ndrange,
                 ^(void) {
                   a[i] = b[i];
                 });

  enqueue_kernel(default_queue, flags, ndrange, 2, &event_wait_list, &clk_event,
                 ^(void) {
                   a[i] = b[i];
                 });

  enqueue_kernel(default_queue, flags, ndrange, 1, 0, 0,
                 ^(void) {
                   return;
                 });

  char c;
  enqueue_kernel(default_queue, flags, ndrange,
                 ^(local void *p) {
                   return;
                 },
                 c);

  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list2, &clk_event,
                 ^(local void *p) {
                   return;
                 },
                 4294967296L);

  enqueue_kernel(default_queue, flags, ndrange,
                 ^(local void *p1, local void *p2, local int *p3) {
                   return;
                 },
                 1, 2, 4);
  enqueue_kernel(default_queue, flags, ndrange, block_G, c0);
}
