// std: 1.2 2.0 3.0

event_t glob;
constant event_t cglob = 0;
constant struct E {
  event_t e;
} es = {0};

void take(event_t e);
event_t ret(void);

kernel void bad_param(event_t e);
kernel void bad_ptr(global event_t *e) {}

void f(event_t p, local int *dst, global int *src) {
  event_t e;
  event_t z = 0;
  event_t o = 1;
  event_t arr[2];
  constant event_t ce = 0;
  local event_t le;
  take(e);
  take(0);
  take(1);
  e = async_work_group_copy(dst, src, 10, 0);
  e = async_work_group_copy(src, dst, 10, e);
  e = async_work_group_copy(dst, dst, 10, e);
  e = async_work_group_copy(dst, src, 10, 3);
  async_work_group_strided_copy(dst, src, 4, 2, e);
  wait_group_events(1, &e);
  wait_group_events(2, arr);
  wait_group_events(1, e);
  e + 1;
  !e;
  e == p;
  (int)e;
  e = ret();
  prefetch(src, 4);
  prefetch(dst, 4);
}
