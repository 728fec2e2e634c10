// std: 1.2+

event_t glob_evt; //~ ERROR CL0427
constant event_t const_evt = 0; //~ ERROR CL0427
global event_t ge; //~ ERROR CL0427

void foo(event_t evt);
void bar(event_t *evt);
constant struct { int a; } desc = {1};

void kernel ker(event_t argevt) { //~ ERROR CL0706
  event_t e;
  constant event_t const_local = 0; //~ ERROR CL0318
  foo(e);
  foo(0);
  foo(5); //~ ERROR CL0506
  foo((event_t)0);
  foo((event_t)1); //~ ERROR CL0512
  event_t e2 = 0;
  event_t e3 = 7; //~ ERROR CL0506
  event_t e4 = e;
  e = e2;
  bar(&e);
  if (e) {} //~ ERROR CL0532
  if (e == 0) {} //~ ERROR CL0502
  e += 1; //~ ERROR CL0502
  (void)(1 ? e : e2);
  void *p = e; //~ ERROR CL0506
  local event_t le; //~ ERROR CL0318
}

kernel void copy(global float *g, local float *l) {
  event_t e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g, l, 16, e);
  e = async_work_group_copy(l, l, 16, e); //~ ERROR CL0604
  e = async_work_group_strided_copy(l, g, 16, 2, 1); //~ ERROR CL0604
  e = async_work_group_strided_copy(l, g, 16, 2, e);
  wait_group_events(1, &e);
  wait_group_events(1, e); //~ ERROR CL0506
  prefetch(g, 16);
  prefetch(l, 16); //~ ERROR CL0604
}
