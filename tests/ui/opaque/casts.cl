// Casts to types that only functions look into.
// std: 2.0+

typedef struct { int a; } S;
kernel void f(image2d_t im, sampler_t s, event_t e, queue_t q, clk_event_t ce, reserve_id_t r, ndrange_t nd, S st, pipe int p) {  //~ ERROR CL0706 //~ ERROR CL0706 //~ ERROR CL0706
  (image2d_t)im;  //~ ERROR CL0512
  (sampler_t)s;  //~ ERROR CL0512
  (event_t)e;  //~ ERROR CL0512
  (queue_t)q;  //~ ERROR CL0512
  (clk_event_t)ce;  //~ ERROR CL0512
  (reserve_id_t)r;  //~ ERROR CL0512
  (ndrange_t)nd;
  (S)st;
  (pipe int)p;  //~ ERROR CL0201
  (int[1])st;  //~ ERROR CL0512
  int arr[2]; (int[2])arr;  //~ ERROR CL0512
  (sampler_t)0;  //~ ERROR CL0512
  (queue_t)0;  //~ ERROR CL0512
  (clk_event_t)0;  //~ ERROR CL0512
  (reserve_id_t)0;  //~ ERROR CL0512
  (event_t)0; (event_t)0L; (event_t)0u; (event_t)false; (event_t)(1-1); (event_t)'\0'; (event_t)0.0f; (event_t)(void*)0;  //~ ERROR CL0512 //~ ERROR CL0512
  (event_t)NULL;  //~ ERROR CL0512
  (queue_t)NULL;  //~ ERROR CL0512
  (void)im; (void)p; (void)e; (int)q; (int)e; (bool)q; (long)ce; (int)nd; (ulong)r;  //~ ERROR CL0512 //~ ERROR CL0512 //~ ERROR CL0512 //~ ERROR CL0512 //~ ERROR CL0512 //~ ERROR CL0512
}
