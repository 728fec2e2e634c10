// std: 1.2 2.0 3.0
event_t glb;
constant event_t cevt = 0;
global event_t gevt;
static event_t sevt;

struct HasEvt { event_t e; };
union UEvt { event_t e; int i; };
event_t ret(event_t e) { return e; }
void parm(event_t e);
void pparm(event_t *e);

kernel void karg(event_t e) {}
kernel void kparg(global event_t *e) {}

kernel void k(global float *src) {
  local float dst[16];
  local event_t le;
  constant event_t ce = 0;
  event_t e;
  event_t e1 = 0;
  event_t e2 = 1;
  event_t e3 = e1;
  event_t ea[3];
  e = async_work_group_copy(dst, src, 16, 0);
  e = async_work_group_copy(dst, src, 16, e);
  e = async_work_group_copy(dst, src, 16, 5);
  e = async_work_group_copy(src, dst, 16, 0);
  e = async_work_group_copy(dst, dst, 16, 0);
  wait_group_events(1, &e);
  wait_group_events(3, ea);
  wait_group_events(1, e);
  parm(0);
  parm(2);
  parm(e);
  e = 0;
  e = 7;
  e + 1;
  (void)(e == e1);
  (void)!e;
  (event_t)1;
  (event_t)0;
  (int)e;
  if (e) {}
}
