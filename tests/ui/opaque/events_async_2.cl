// std: 1.2 2.0

// event_t and the asynchronous copies.

event_t gev; //~ ERROR CL0427
constant event_t cev = 0; //~ ERROR CL0427
local event_t lev; //~ ERROR CL0427
struct s { event_t e; }; //~ ERROR CL0426
event_t ret_ev(event_t e) { return e; }
void take_ev(event_t e);
void take_pev(event_t *e);
void take_int(int i);

kernel void k1(event_t e) {} //~ ERROR CL0706
kernel void k2(global event_t *e) {}

void values(int n, event_t p) {
  event_t a;
  event_t b = 0;
  event_t c = 1; //~ ERROR CL0506
  event_t d = n; //~ ERROR CL0506
  event_t e = p;
  event_t f = NULL; //~ ERROR CL0506
  event_t g[2];
  event_t h = (event_t)0;
  event_t i = (event_t)1; //~ ERROR CL0512
  event_t j = 0L;
  const int zero = 0;
  event_t k = zero;
  static event_t l; //~ ERROR[1.2] CL0308 //~ ERROR[2.0] CL0318
  global event_t m; //~ ERROR CL0318
  a = b;
  a = 0; //~ ERROR CL0506
  a = 2; //~ ERROR CL0506
  take_ev(a);
  take_ev(0);
  take_ev(7); //~ ERROR CL0506
  take_int(a); //~ ERROR CL0506
  take_pev(&a);
  take_pev(g);
}

void ops(event_t a, event_t b, int n) {
  a + b; //~ ERROR CL0502
  a + 1; //~ ERROR CL0502
  !a; //~ ERROR CL0502
  ~a; //~ ERROR CL0502
  a == b; //~ ERROR CL0502
  a != 0; //~ ERROR CL0502
  a++; //~ ERROR CL0502
  a ? 1 : 2; //~ ERROR CL0532
  n ? a : b;
  (int)a; //~ ERROR CL0512
  sizeof(a);
  if (a) {} //~ ERROR CL0532
  a && b; //~ ERROR CL0502
}

kernel void copies(global int *g, local int *l, constant int *c, global float *gf,
                   global const int *gc) {
  event_t e = async_work_group_copy(l, g, 4, 0);
  e = async_work_group_copy(g, l, 4, e);
  e = async_work_group_copy(l, gc, (size_t)4, e);
  e = async_work_group_copy(g, g, 4, e); //~ ERROR CL0604
  e = async_work_group_copy(l, l, 4, e); //~ ERROR CL0604
  e = async_work_group_copy(l, c, 4, e); //~ ERROR CL0604
  e = async_work_group_copy(l, gf, 4, e); //~ ERROR CL0604
  e = async_work_group_copy(l, g, 4); //~ ERROR CL0604
  e = async_work_group_copy(l, g, 4, 5); //~ ERROR CL0604
  e = async_work_group_strided_copy(l, g, 4, 2, 0);
  e = async_work_group_strided_copy(l, g, 4, 0); //~ ERROR CL0604
  prefetch(g, 4);
  prefetch(l, 4); //~ ERROR CL0604
  wait_group_events(1, &e);
  wait_group_events(1, e); //~ ERROR CL0506
  wait_group_events(e, 1); //~ ERROR CL0506
  int r = async_work_group_copy(l, g, 4, 0); //~ ERROR CL0506
}
