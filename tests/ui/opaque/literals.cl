// A literal of a type that no list gives a value (6.9).
void d(read_only image2d_t a, sampler_t s, event_t e) {
  (image2d_t){a}; //~ ERROR CL0506
  (sampler_t){s}; //~ ERROR CL0506
  (event_t){e}; //~ ERROR CL0506
  (read_only image2d_t){a}; //~ ERROR CL0506
  (image2d_t){0}; //~ ERROR CL0506
  (image2d_t){}; //~ ERROR CL0506
  (image2d_t){a, a}; //~ ERROR CL0506
  (image2d_t){.x = a}; //~ ERROR CL0506
  (image2d_t[]){a}; //~ ERROR CL0425
  (image2d_t[2]){a}; //~ ERROR CL0425
  (sampler_t){0}; //~ ERROR CL0506
  (sampler_t){5}; //~ ERROR CL0506
  (event_t){0}; //~ ERROR CL0506
  (const image2d_t){a}; //~ ERROR CL0506
  (read_only image3d_t){a}; //~ ERROR CL0506
  (event_t){5}; //~ ERROR CL0506
}
#if __OPENCL_C_VERSION__ >= 200
void p(read_only pipe int p, queue_t q, clk_event_t c, reserve_id_t r, ndrange_t n) {
  (queue_t){q}; //~ ERROR[2.0+] CL0506
  (clk_event_t){c}; //~ ERROR[2.0+] CL0506
  (reserve_id_t){r}; //~ ERROR[2.0+] CL0506
  (queue_t){0}; //~ ERROR[2.0+] CL0506
  (clk_event_t){0}; //~ ERROR[2.0+] CL0506
  (reserve_id_t){0}; //~ ERROR[2.0+] CL0506
  (ndrange_t){0};
}
#endif
