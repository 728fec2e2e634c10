// std: 1.0+

// Async copies, and event_t where it may not stand.
event_t glob_evt; //~ ERROR CL0427
constant event_t const_evt = 0; //~ ERROR CL0427
global event_t gs_evt; //~ ERROR CL0427
struct has_evt { event_t e; }; //~ ERROR CL0426
union has_evt_u { event_t e; int i; }; //~ ERROR CL0426
struct has_evt_ptr { event_t *e; };

void take_evt(event_t e);
void take_evts(event_t *e);
event_t give_evt(event_t e) { return e; }

kernel void k1(event_t e) {} //~ ERROR CL0706
kernel void k2(global event_t *e) {}
kernel void k3(event_t *e) {} //~ ERROR CL0704

kernel void copies(global float *g, local float *l, global float4 *g4, local float4 *l4,
                   const global int *ci, local int *li, size_t n) { //~ ERROR CL0706
  event_t e = async_work_group_copy(l, g, n, 0);
  e = async_work_group_copy(g, l, n, e);
  event_t f = async_work_group_copy(l4, g4, 4, e);
  e = async_work_group_copy(li, ci, n, (event_t)0);
  e = async_work_group_strided_copy(l, g, n, 2, e);
  e = async_work_group_strided_copy(g, l, n, 2, 0);
  wait_group_events(1, &e);
  event_t es[2];
  es[0] = e;
  es[1] = f;
  wait_group_events(2, es);
  prefetch(g, n);

  async_work_group_copy(l, l, n, 0); //~ ERROR CL0604
  async_work_group_copy(g, g, n, 0); //~ ERROR CL0604
  async_work_group_copy(li, g, n, 0); //~ ERROR CL0604
  async_work_group_copy(ci, li, n, 0);
  async_work_group_copy(l, g, n); //~ ERROR CL0604
  async_work_group_copy(l, g, n, 1); //~ ERROR CL0604
  async_work_group_copy(l, g, n, n); //~ ERROR CL0604
  async_work_group_strided_copy(l, g, n, e); //~ ERROR CL0604
  wait_group_events(1, e); //~ ERROR CL0506
  wait_group_events(&e); //~ ERROR CL0603
  prefetch(l, n); //~ ERROR CL0604
}

kernel void ops(global int *o) {
  event_t e = 0;
  event_t f = 1; //~ ERROR CL0506
  event_t g;
  event_t h = *o; //~ ERROR CL0506
  event_t z = (event_t)1; //~ ERROR CL0512
  constant event_t ce = 0; //~ ERROR CL0318
  local event_t le; //~ ERROR CL0318
  e + f; //~ ERROR CL0502
  e == f; //~ ERROR CL0502
  !e; //~ ERROR CL0502
  if (e) *o = 1; //~ ERROR CL0532
  *o = e; //~ ERROR CL0506
  e = 0; //~ ERROR CL0506
  e = f;
  e++; //~ ERROR CL0502
  take_evt(e);
  take_evt(0);
  take_evt(5); //~ ERROR CL0506
  take_evts(&e);
}
