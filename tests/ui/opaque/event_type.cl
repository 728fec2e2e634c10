// std: 1.2+

event_t glb; //~ ERROR CL0427
constant event_t con = 0; //~ ERROR CL0427
local event_t loc; //~ ERROR CL0427
struct has_event { event_t e; }; //~ ERROR CL0426
event_t ret(void);
void take(event_t e);
void takep(event_t *e);
typedef event_t my_event;

kernel void k0(event_t e) {} //~ ERROR CL0706
kernel void k1(global event_t *e) {}
kernel void k2(global int *g, local int *l) {
  event_t e;
  event_t z = 0;
  event_t n = 1; //~ ERROR CL0506
  event_t arr[2];
  my_event m = z;
  local event_t le; //~ ERROR CL0318
  global event_t ge; //~ ERROR CL0318
  constant event_t ce = 0; //~ ERROR CL0318
  static event_t se; //~ ERROR[1.2] CL0308 //~ ERROR[2.0+] CL0318
  take(e);
  take(0);
  take(1); //~ ERROR CL0506
  takep(&e);
  e = async_work_group_copy(l, g, 4, 0);
  e = async_work_group_copy(l, g, 4, e);
  e = async_work_group_copy(g, l, 4, 1); //~ ERROR CL0604
  wait_group_events(1, &e);
  wait_group_events(1, e); //~ ERROR CL0506
  wait_group_events(2, arr);
  e + 1; //~ ERROR CL0502
  e == z; //~ ERROR CL0502
  e == 0; //~ ERROR CL0502
  !e; //~ ERROR CL0502
  if (e) return; //~ ERROR CL0532
  (int)e; //~ ERROR CL0512
  (event_t)0;
  (event_t)3; //~ ERROR CL0512
  z = e;
  e = 0; //~ ERROR CL0506
  e = 5; //~ ERROR CL0506
  &e;
}
