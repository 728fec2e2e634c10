// Initial values in braces of types without parts.
// std: 2.0+

void f(void) {
  clk_event_t a = {0}; //~ ERROR CL0506
  reserve_id_t b = {0}; //~ ERROR CL0506
  queue_t c = {}; //~ ERROR CL0506
  event_t d = {}; //~ ERROR CL0506
  ndrange_t n = {0};
  sampler_t s = {}; //~ ERROR CL0506
  clk_event_t e[2] = {0}; //~ ERROR CL0506
  event_t ea[2] = {0, 0};
  event_t eb[1] = {{0}}; //~ ERROR CL0506
  queue_t qa[1] = {0};
  struct { event_t e; } x = {0}; //~ ERROR CL0426
  queue_t q1 = (void *)0;
  queue_t q2; q2 = NULL; q2 = (void*)0; q2 = 0; q2 = 0L; q2 = 1; //~ ERROR CL0506
  event_t e2 = NULL; //~ ERROR CL0506
  event_t e3 = (void*)0; //~ ERROR CL0506
  q2 == NULL; q2 == 0; q2 != (void*)0;
  clk_event_t ce = NULL;  //~ ERROR CL0506
  reserve_id_t re = NULL; //~ ERROR CL0506
  if (q2 == q1) {}
}
void g(queue_t q, event_t e);
void h(void) { g(0, 0); g(NULL, 0); g(0, NULL); } //~ ERROR CL0506
queue_t r1(void) { return 0; }
queue_t r2(void) { return NULL; }
event_t r3(void) { return 0; }
sampler_t r4(void) { return 0; } //~ ERROR CL0423
