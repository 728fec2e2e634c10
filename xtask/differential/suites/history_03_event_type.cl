// std: 1.2 3.0
event_t program_scope;
constant struct slot { int id; event_t done; } slots = {0};

void wait_on(event_t ev);
event_t chain(global float *dst, local float *src, event_t after);

kernel void by_arg(event_t ev) {}

kernel void copy(global float *dst, local float *src) {
  event_t a = 0;
  event_t b = 1;
  event_t c;
  constant event_t d;
  local event_t shared;
  c = async_work_group_copy(dst, src, 8, a);
  c = async_work_group_copy(dst, src, 8, 0);
  c = chain(dst, src, c);
  wait_on(c);
  wait_on(0);
  wait_on(7);
  wait_group_events(1, &c);
  c = 0;
  c++;
  if (c) wait_on(c);
  c = c + a;
  if (c == a) wait_on(a);
  (void)(int)c;
  (void)(event_t)0;
  (void)(event_t)2;
}

void array(void) {
  event_t evs[2] = {0, 0};
  wait_group_events(2, evs);
  event_t *p = &evs[0];
}
