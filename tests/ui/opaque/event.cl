// std: 1.2+

event_t glb; //~ ERROR CL0427
constant event_t cevt = 0; //~ ERROR CL0427
global event_t gevt; //~ ERROR CL0427
static event_t sevt; //~ ERROR CL0427

struct HasEvt { event_t e; }; //~ ERROR CL0426
union UEvt { event_t e; int i; }; //~ ERROR CL0426
event_t ret(event_t e) { return e; }
void parm(event_t e);
void pparm(event_t *e);

kernel void karg(event_t e) {} //~ ERROR CL0706
kernel void kparg(global event_t *e) {}

kernel void k(global float *src) {
  local float dst[16];
  local event_t le; //~ ERROR CL0318
  constant event_t ce = 0; //~ ERROR CL0318
  event_t e;
  event_t e1 = 0;
  event_t e2 = 1; //~ ERROR CL0506
  event_t e3 = e1;
  event_t ea[3];
  e = async_work_group_copy(dst, src, 16, 0);
  e = async_work_group_copy(dst, src, 16, e);
  e = async_work_group_copy(dst, src, 16, 5); //~ ERROR CL0604
  e = async_work_group_copy(src, dst, 16, 0);
  e = async_work_group_copy(dst, dst, 16, 0); //~ ERROR CL0604
  wait_group_events(1, &e);
  wait_group_events(3, ea);
  wait_group_events(1, e); //~ ERROR CL0506
  parm(0);
  parm(2); //~ ERROR CL0506
  parm(e);
  e = 0; //~ ERROR CL0506
  e = 7; //~ ERROR CL0506
  e + 1; //~ ERROR CL0502
  (void)(e == e1); //~ ERROR CL0502
  (void)!e; //~ ERROR CL0502
  (event_t)1; //~ ERROR CL0512
  (event_t)0;
  (int)e; //~ ERROR CL0512
  if (e) {} //~ ERROR CL0532
}
