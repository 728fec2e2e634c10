// std: 1.2+

struct ev { event_t e; }; //~ ERROR CL0426
event_t glob; //~ ERROR CL0427
global event_t gglob; //~ ERROR CL0427

kernel void e0(event_t e) {} //~ ERROR CL0706
kernel void e1(global event_t *e) {}
kernel void e2(struct ev e) {} //~ ERROR CL0707

void use(event_t e) {
  event_t l;
  event_t z = 0;
  event_t bad = 1; //~ ERROR CL0506
  const event_t c = z;
  wait_group_events(1, &l);
  l = z;
  l + z; //~ ERROR CL0502
  l == z; //~ ERROR CL0502
  !l; //~ ERROR CL0502
  use(0);
  use(5); //~ ERROR CL0506
}
