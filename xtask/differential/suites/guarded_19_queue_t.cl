// std: 2.0
global queue_t gq;
constant queue_t cq = 0;
struct qs { queue_t q; };

extern queue_t get_default_queue(void);
queue_t ret(void);
void take(queue_t q);

bool compare(void) { return 1 == get_default_queue() && get_default_queue() == 1; }
bool compare_null(void) { return 0 == get_default_queue() && get_default_queue() == NULL; }

kernel void init(queue_t arg) {
  queue_t q;
  queue_t q0 = 0;
  queue_t q1 = 1;
  queue_t qn = NULL;
  queue_t def = get_default_queue();
  q = 0;
  q = 7;
  q = arg;
  take(0);
  take(3);
  take(arg);
  queue_t arr[2];
  queue_t *p = &q;
  local queue_t lq;
  if (arg == def) {}
  if (!arg) {}
  arg + 1;
}
