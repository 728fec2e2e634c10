// std: 1.2 2.0 3.0
struct ev { event_t e; };
event_t glob;
global event_t gglob;

kernel void e0(event_t e) {}
kernel void e1(global event_t *e) {}
kernel void e2(struct ev e) {}

void use(event_t e) {
  event_t l;
  event_t z = 0;
  event_t bad = 1;
  const event_t c = z;
  wait_group_events(1, &l);
  l = z;
  l + z;
  l == z;
  !l;
  use(0);
  use(5);
}
