// What an event_t may be and do.

event_t glob_evt; //~ ERROR CL0427
constant event_t ce = 0; //~ ERROR CL0427
constant struct evt_s { event_t evt; } evt_str = {0}; //~ ERROR CL0426
struct s2 { event_t e; int x; }; //~ ERROR CL0426
union u { event_t e; }; //~ ERROR CL0426
typedef event_t evs[2];
void foo(event_t evt);
event_t ret(void);
void kernel ker(event_t argevt) { //~ ERROR CL0706
  event_t e;
  constant event_t const_evt; //~ ERROR CL0318
  constant event_t const_evt2 = 0; //~ ERROR CL0318
  local event_t le; //~ ERROR CL0318
  private event_t pe;
  static event_t se; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[2.0+] CL0318
  global event_t ge; //~ ERROR CL0318
  foo(e);
  foo(0);
  foo(1); //~ ERROR CL0506
  foo(5-5);
  foo(NULL); //~ ERROR CL0506
  int i = 0;
  foo(i); //~ ERROR CL0506
  event_t f = 0;
  event_t g = e;
  event_t h = 1; //~ ERROR CL0506
  event_t j = {0}; //~ ERROR CL0506
  event_t k = {e}; //~ ERROR CL0506
  e = 0; //~ ERROR CL0506
  e = 1; //~ ERROR CL0506
  e = f;
  event_t arr[3];
  event_t *p = &e;
  if (e) {} //~ ERROR CL0532
  if (!e) {} //~ ERROR CL0502
  if (e == f) {} //~ ERROR CL0502
  if (e == 0) {} //~ ERROR CL0502
  e + 1; //~ ERROR CL0502
  ~e; //~ ERROR CL0502
  (int)e; //~ ERROR CL0512
  (event_t)1; //~ ERROR CL0512
  (event_t)0;
  e ? 1 : 2; //~ ERROR CL0532
  1 ? e : f;
  1 ? e : 0; //~ ERROR CL0533
  sizeof(e);
  sizeof(event_t);
  wait_group_events(1, &e);
  e = async_work_group_copy((local int*)0, (global int*)0, 1, 0);
  e = async_work_group_copy((local int*)0, (global int*)0, 1, e);
  for (;e;) {} //~ ERROR CL0532
  switch (e) {} //~ ERROR CL0532
  return e; //~ ERROR CL0613
}
