// std: 1.2 2.0 3.0

typedef image2d_t img_t;

struct S0 { image2d_t i; };
struct S1 { sampler_t s; };
struct S2 { event_t e; };
union U0 { event_t e; int x; };
#if __OPENCL_C_VERSION__ == 200
struct S3 { queue_t q; };
struct S4 { clk_event_t e; };
struct S5 { reserve_id_t r; };
struct S6 { pipe int p; };
#endif

void args(image2d_t i, event_t e, sampler_t s);
image2d_t ret_image(void);
event_t ret_event(void);
sampler_t ret_sampler(void);

void ptrs(image2d_t *a, event_t *b, sampler_t *c);
void arrs(image2d_t a[4], event_t b[4], sampler_t c[4]);

void locals(img_t p) {
  image2d_t i;
  event_t e;
  image2d_t ia[2];
  event_t ea[2];
  sampler_t sa[2];
  (void)&p;
  (void)&e;
  (void)*&e;
  i = p;
  e = 0;
  e = 1;
  (void)(p == p);
  (void)(e == e);
  (void)(int)e;
  (void)!p;
  p++;
  (void)sizeof(p);
  (void)sizeof(e);
}
