// std: 1.2+

event_t g_evt; //~ ERROR CL0427
constant event_t c_evt = 0; //~ ERROR CL0427
event_t ret_evt(void);
struct with_evt { event_t e; }; //~ ERROR CL0426

void ptr(event_t *e);

kernel void k(global float *g, local float *l, global float4 *gv) {
  event_t e;
  event_t e0 = 0;
  event_t e1 = 1; //~ ERROR CL0506
  event_t arr[2];
  local event_t le; //~ ERROR CL0318
  e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g, l, 16, e);
  e = async_work_group_copy(g, g, 16, e); //~ ERROR CL0604
  e = async_work_group_copy(l, gv, 16, e); //~ ERROR CL0604
  e = async_work_group_copy(l, g, 16); //~ ERROR CL0604
  e = async_work_group_copy(l, g, 16, 1); //~ ERROR CL0604
  e = async_work_group_strided_copy(l, g, 16, 2, e);
  wait_group_events(1, &e);
  wait_group_events(1, e); //~ ERROR CL0506
  wait_group_events(2, arr);
  ptr(&e);
  prefetch(g, 16);
  prefetch(l, 16); //~ ERROR CL0604
  e + 1; //~ ERROR CL0502
  e == e0; //~ ERROR CL0502
  if (e) {} //~ ERROR CL0532
  e = ret_evt();
}

kernel void karg(event_t e, global event_t *pe) {} //~ ERROR CL0706
