// std: 1.0 1.2 2.0
event_t glob_evt;
constant event_t const_evt;

kernel void copies(global float *g, local float *l, global int3 *g3, local int3 *l3) {
  event_t e = async_work_group_copy(l, g, 64, 0);
  e = async_work_group_copy(g, l, 64, e);
  e = async_work_group_strided_copy(l, g, 16, 4, (event_t)0);
  prefetch(g, 16);
  wait_group_events(1, &e);
  event_t evs[2];
  evs[0] = e;
  wait_group_events(2, evs);
}

#if __OPENCL_C_VERSION__ >= 110
kernel void copies3(global int3 *g3, local int3 *l3) {
  event_t e = async_work_group_copy(l3, g3, 8, 0);
  wait_group_events(1, &e);
}
#endif

kernel void odd(event_t par, global float *g, local int *l) {
  event_t a = 0;
  event_t b = 1;
  event_t *pa = &a;
  a == b;
  a + 1;
  (int)a;
  async_work_group_copy(l, g, 4, 0);
  async_work_group_copy(g, g, 4, 0);
}
