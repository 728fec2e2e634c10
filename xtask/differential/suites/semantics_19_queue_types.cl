// std: 2.0 3.0
// queue_t: null literals, comparisons, assignments and places of declaration.

queue_t file_q;
global queue_t file_gq;
constant queue_t file_cq = 0;
static queue_t file_sq;
extern queue_t ext_q;
queue_t qarr[2];
struct S { queue_t q; };
union U { queue_t q; int i; };
queue_t ret_q(void);
void take_q(queue_t q);
void take_qp(queue_t *q);

kernel void kq(queue_t q, global int *out) {
  queue_t a = 0;
  queue_t b = NULL;
  queue_t c = 1;
  queue_t d = q;
  queue_t e = {0};
  queue_t f = (queue_t)0;
  queue_t g = (queue_t)1;
  a = q;
  a = 0;
  (void)(a == b);
  (void)(a == 0);
  (void)(0 == a);
  (void)(a != NULL);
  (void)(a == 1);
  (void)(a < b);
  (void)!a;
  (void)(a && b);
  (void)(a + 1);
  (void)(1 ? a : b);
  (void)(a ? 1 : 2);
  (void)(int)a;
  (void)&a;
  if (a) out[0] = 1;
  take_q(0);
  take_q(NULL);
  take_q(1);
  take_q(q);
  take_qp(&q);
  local queue_t lq;
  private queue_t pq;
  queue_t arr[3];
  out[0] = (a == b);
}
kernel void kq_ptr(queue_t *q) {}
kernel void kq_gptr(global queue_t *q) {}
