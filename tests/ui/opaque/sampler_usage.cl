// std: 1.2 2.0

// sampler_t declarations and initialisers.

constant sampler_t s_const = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
const sampler_t s_plain_const = CLK_ADDRESS_NONE;
sampler_t s_bare = 0; //~ ERROR CL0319
global sampler_t s_global = 0; //~ ERROR CL0319
constant sampler_t s_noinit; //~ ERROR CL0313
constant sampler_t s_float = 1.0f; //~ ERROR CL0506
constant sampler_t s_ptr = "nearest"; //~ ERROR CL0506
constant int not_a_sampler = 3;
constant sampler_t s_from_var = not_a_sampler;
constant sampler_t s_bad_addr = 15;

struct holds { sampler_t s; }; //~ ERROR CL0426
sampler_t returns(void); //~ ERROR CL0423
void takes_ptr(sampler_t *p); //~ ERROR CL0424
void takes(sampler_t s);
void takes_arr(sampler_t s[2]); //~ ERROR CL0425

kernel void k(sampler_t arg, int n, read_only image2d_t img) {
  const sampler_t ok = 5;
  sampler_t also = CLK_FILTER_LINEAR;
  sampler_t copy = arg;
  sampler_t dyn = n;
  sampler_t uninit;
  local sampler_t loc; //~ ERROR CL0319
  sampler_t arr[] = {ok}; //~ ERROR CL0425
  takes(ok);
  takes(arg);
  takes(5);
  takes(n);
  takes(s_const);
  also = arg; //~ ERROR CL0502
  also == arg; //~ ERROR CL0502
  &ok; //~ ERROR CL0502
  -ok; //~ ERROR CL0502
  (sampler_t)5; //~ ERROR CL0512
  (int)ok; //~ ERROR CL0512
  read_imagef(img, ok, (int2)(0, 0));
  read_imagef(img, 5, (int2)(0, 0));
  read_imagef(img, arg, (float)1); //~ ERROR CL0604
}

kernel void k2(global sampler_t *p) {} //~ ERROR CL0424
