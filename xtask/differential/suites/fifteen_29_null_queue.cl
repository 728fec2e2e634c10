// std: 1.2 2.0 3.0
extern queue_t get_default_queue(void);
bool compare(void) {
  return 0 == get_default_queue() && get_default_queue() == 0;
}
bool compare_nz(void) {
  return get_default_queue() == 1;
}
bool order(void) {
  return get_default_queue() < 0;
}
void init(void) {
  queue_t q;
  queue_t q0 = 0;
  queue_t q1 = 1;
  queue_t qn = NULL;
  queue_t qc = (queue_t)0;
  q = 0;
  q = 1;
  q = q0;
  if (q) { }
  if (!q) { }
  q0 == q;
  q0 != q;
}
void take(queue_t q);
void call(void) { take(0); take(NULL); take(2); take(get_default_queue()); }
