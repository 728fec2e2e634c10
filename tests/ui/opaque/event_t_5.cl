// std: 1.2+

event_t glb_evt; //~ ERROR CL0427
constant event_t c_evt = 0; //~ ERROR CL0427
constant struct evt_s { event_t evt; } evt_str; //~ ERROR CL0426 //~ ERROR CL0313
global event_t *gp; //~ ERROR[1.2] CL0307
kernel void evt_arg(event_t evt) {} //~ ERROR CL0706
kernel void evt_ptr(global event_t *evt) {}
void dev(event_t e, event_t *p) {}
event_t ret(event_t e) { return e; }
kernel void k(global int *g, local int *l) {
  event_t e;
  event_t a = 0;
  event_t b = 1; //~ ERROR CL0506
  event_t c = async_work_group_copy(l, g, 1, 0);
  event_t d[2];
  e = c;
  e + c; //~ ERROR CL0502
  e == c; //~ ERROR CL0502
  if (e) {} //~ ERROR CL0532
  !e; //~ ERROR CL0502
  &e;
  e = (event_t)0;
  e = (event_t)1; //~ ERROR CL0512
  int i = (int)e; //~ ERROR CL0512
  e = async_work_group_copy(l, g, 1, e);
  e = async_work_group_copy(g, g, 1, e); //~ ERROR CL0604
  e = async_work_group_strided_copy(g, l, 1, 2, 1); //~ ERROR CL0604
  wait_group_events(1, &e);
  wait_group_events(1, e); //~ ERROR CL0506
  wait_group_events(2, d);
  local event_t le; //~ ERROR CL0318
  e.x; //~ ERROR CL0530
  sizeof(event_t);
}
