// std: 1.0+

// event_t, async_work_group_copy and wait_group_events.

kernel void copies(local float4 *l, global float4 *g, local char3 *l3, global char3 *g3,
                   local int *li, global float *gf, const global float4 *cg, constant float4 *c) {
  event_t e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g, l, 16, e);
  e = async_work_group_copy(l, cg, 16, e);
  e = async_work_group_copy(g, (const local float4 *)l, 16, e);
  e = async_work_group_strided_copy(l, g, 16, 2, 0);
  e = async_work_group_strided_copy(g, l, 16, 2, e);
  e = async_work_group_copy(l3, g3, 4, e);
  wait_group_events(1, &e);
  event_t es[2];
  es[0] = async_work_group_copy(l, g, 1, 0);
  es[1] = e;
  wait_group_events(2, es);
  prefetch(g, 4);
  prefetch(gf, 4);

  async_work_group_copy(li, gf, 4, 0); //~ ERROR CL0604
  async_work_group_copy(l, c, 4, 0); //~ ERROR CL0604
  async_work_group_copy(l, l, 4, 0); //~ ERROR CL0604
  async_work_group_copy(l, g, 4); //~ ERROR CL0604
  async_work_group_copy(l, g, 4, 1); //~ ERROR CL0604
  wait_group_events(1, e); //~ ERROR CL0506
  prefetch(l, 4); //~ ERROR CL0604
  e = 1; //~ ERROR CL0506
  event_t z = 0;
  z = 0; //~ ERROR CL0506
  int i = e; //~ ERROR CL0506
  e == z; //~ ERROR CL0502
  e + 1; //~ ERROR CL0502
  event_t *pe = &e;
  (void)(event_t)0;
  (void)(event_t)1; //~ ERROR CL0512
}
global event_t ge; //~ ERROR CL0427
constant event_t ce = 0; //~ ERROR CL0427
event_t ret(event_t e) { return e; }
kernel void ke(event_t e) {} //~ ERROR CL0706
typedef struct { event_t e; } se; //~ ERROR CL0426
