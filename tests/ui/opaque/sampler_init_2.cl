// std: 1.1+

// Declarations and initialisers of samplers.
#define ADDR CLK_ADDRESS_CLAMP_TO_EDGE
constant sampler_t g1 = CLK_NORMALIZED_COORDS_TRUE | ADDR | CLK_FILTER_LINEAR;
const sampler_t g2 = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
constant sampler_t g3 = 0;
constant sampler_t g4 = 16 + 1;
constant const sampler_t g5 = (CLK_ADDRESS_REPEAT);
sampler_t g6 = 0; //~ ERROR CL0319
global sampler_t g7 = 0; //~ ERROR CL0319
constant sampler_t g8; //~ ERROR CL0313
const sampler_t g9;
constant sampler_t g10 = 1.0f; //~ ERROR CL0506
constant sampler_t g11 = "text"; //~ ERROR CL0506
constant sampler_t g12 = g1; //~ ERROR CL0439
constant sampler_t g13 = { 0 }; //~ ERROR CL0506
constant sampler_t g14 = { 0, 1 }; //~ ERROR CL0506
constant sampler_t g15 = 0x7fffffffffL; //~ ERROR CL0506
constant sampler_t g16 = -1;
constant sampler_t g17 = 99;
static constant sampler_t g18 = 0; //~ ERROR[1.1] CL0407
extern constant sampler_t g19; //~ ERROR[1.1] CL0407
volatile constant sampler_t g20 = 0;
constant sampler_t arr1[2] = { 0, 1 }; //~ ERROR CL0425
sampler_t *ptr1; //~ ERROR CL0424
constant sampler_t *constant ptr2 = &g1; //~ ERROR CL0424 //~ ERROR CL0502
constant int some_int = 16;
constant sampler_t g21 = some_int;

kernel void locals(sampler_t arg, int n) {
  sampler_t a = CLK_ADDRESS_CLAMP;
  const sampler_t b = CLK_FILTER_LINEAR | CLK_NORMALIZED_COORDS_TRUE;
  constant sampler_t c = 0;
  sampler_t d;
  const sampler_t e = n;
  const sampler_t f = arg;
  const sampler_t g = g1;
  sampler_t h = 2.5f; //~ ERROR CL0506
  global sampler_t i = 0; //~ ERROR CL0319
  local sampler_t j = 0; //~ ERROR CL0319
  local sampler_t k; //~ ERROR CL0319
  private sampler_t l = 0;
  sampler_t m[2]; //~ ERROR CL0425
  sampler_t o = {}; //~ ERROR CL0506
  sampler_t p = (uint4)(0); //~ ERROR CL0506
  static sampler_t q = 0; //~ ERROR[1.1] CL0407 //~ ERROR[1.1,1.2] CL0308
}
