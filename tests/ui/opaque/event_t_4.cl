// std: 1.2 2.0

event_t glb_evt; //~ ERROR CL0427
constant struct evt_s { event_t evt; } evt_str = {0}; //~ ERROR CL0426
void foo(event_t evt);
event_t ret_evt(void);

void kernel ker(event_t argevt) { //~ ERROR CL0706
  event_t e;
  constant event_t const_evt; //~ ERROR CL0318
  local event_t local_evt; //~ ERROR CL0318
  event_t zero = 0;
  event_t one = 1; //~ ERROR CL0506
  e = 0; //~ ERROR CL0506
  foo(e);
  foo(0);
  foo(5); //~ ERROR CL0506
  foo((event_t)0);
  foo((event_t)1); //~ ERROR CL0512
  e = ret_evt();
  e + e; //~ ERROR CL0502
  !e; //~ ERROR CL0502
  e == zero; //~ ERROR CL0502
  event_t arr[2];
  event_t *pe = &e;
}

void copy(local int *l, global const int *g, global float *gf) {
  event_t e = async_work_group_copy(l, g, (size_t)16, (event_t)0);
  e = async_work_group_copy(l, g, (size_t)16, 0);
  e = async_work_group_copy(l, gf, (size_t)16, e); //~ ERROR CL0604
  e = async_work_group_strided_copy(l, g, (size_t)16, (size_t)2, e);
  wait_group_events(1, &e);
  wait_group_events(1, e); //~ ERROR CL0506
}
