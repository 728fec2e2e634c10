// std: 1.2 2.0 3.0
event_t glb;
__constant event_t cglb = 0;
extern event_t ext;
struct ev { event_t e; };
typedef event_t my_event;
typedef event_t ev_array[2];

event_t ret_event(void);
void take_event(event_t e);
void take_ptr(event_t *e);

__kernel void kern_event(event_t e) {}

__kernel void k(__global char *dst, __local char *src, int n) {
  event_t a;
  event_t b = 0;
  event_t c = 1;
  event_t d = n;
  __local event_t e;
  __constant event_t f = 0;
  __global event_t *g;
  event_t h[2];
  my_event i = a;
  static event_t j;
  take_event(0);
  take_event(1);
  take_event(a);
  a = 0;
  b = a;
  (event_t)0;
  (event_t)n;
  (int)a;
  a == b;
  !a;
  a++;
  wait_group_events(1, &a);
  wait_group_events(1, a);
  a = async_work_group_copy(dst, src, 16, 0);
  a = n ? a : b;
}
