// What a function declares as `extern` is a variable of the program scope: no type stands there that cannot stand at it
// (6.11, 6.15.15.1).
void f(void) {
  extern sampler_t a; //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0319
  extern const sampler_t b; //~ ERROR[1.0,1.1] CL0407
  extern constant sampler_t c; //~ ERROR[1.0,1.1] CL0407
  extern image2d_t d; //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0422
  extern event_t e; //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0427
  extern queue_t q; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0203
  extern half h; //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0433
  extern int i; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0307
  extern constant int j; //~ ERROR[1.0,1.1] CL0407
  extern global int k; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0307
  extern atomic_int l; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0203
  extern reserve_id_t m; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0427
  extern clk_event_t n; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0427
  extern ndrange_t o; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0203
  extern void (^bl)(void); //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0432
  extern bool p; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0307
  extern int r[2]; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0307
  extern local int s; //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0307
  extern struct unknown t; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0307
}
kernel void k1(void) {
  extern sampler_t a; //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0319
  extern const sampler_t b; //~ ERROR[1.0,1.1] CL0407
  extern constant sampler_t c; //~ ERROR[1.0,1.1] CL0407
  extern reserve_id_t m; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0427
  extern queue_t q; //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0203
  extern event_t e; //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0427
  extern __global sampler_t g; //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0319
}
