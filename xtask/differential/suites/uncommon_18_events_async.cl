// std: 1.2 2.0

// event_t and the asynchronous copies.

event_t gev;
constant event_t cev = 0;
local event_t lev;
struct s { event_t e; };
event_t ret_ev(event_t e) { return e; }
void take_ev(event_t e);
void take_pev(event_t *e);
void take_int(int i);

kernel void k1(event_t e) {}
kernel void k2(global event_t *e) {}

void values(int n, event_t p) {
  event_t a;
  event_t b = 0;
  event_t c = 1;
  event_t d = n;
  event_t e = p;
  event_t f = NULL;
  event_t g[2];
  event_t h = (event_t)0;
  event_t i = (event_t)1;
  event_t j = 0L;
  const int zero = 0;
  event_t k = zero;
  static event_t l;
  global event_t m;
  a = b;
  a = 0;
  a = 2;
  take_ev(a);
  take_ev(0);
  take_ev(7);
  take_int(a);
  take_pev(&a);
  take_pev(g);
}

void ops(event_t a, event_t b, int n) {
  a + b;
  a + 1;
  !a;
  ~a;
  a == b;
  a != 0;
  a++;
  a ? 1 : 2;
  n ? a : b;
  (int)a;
  sizeof(a);
  if (a) {}
  a && b;
}

kernel void copies(global int *g, local int *l, constant int *c, global float *gf,
                   global const int *gc) {
  event_t e = async_work_group_copy(l, g, 4, 0);
  e = async_work_group_copy(g, l, 4, e);
  e = async_work_group_copy(l, gc, (size_t)4, e);
  e = async_work_group_copy(g, g, 4, e);
  e = async_work_group_copy(l, l, 4, e);
  e = async_work_group_copy(l, c, 4, e);
  e = async_work_group_copy(l, gf, 4, e);
  e = async_work_group_copy(l, g, 4);
  e = async_work_group_copy(l, g, 4, 5);
  e = async_work_group_strided_copy(l, g, 4, 2, 0);
  e = async_work_group_strided_copy(l, g, 4, 0);
  prefetch(g, 4);
  prefetch(l, 4);
  wait_group_events(1, &e);
  wait_group_events(1, e);
  wait_group_events(e, 1);
  int r = async_work_group_copy(l, g, 4, 0);
}
