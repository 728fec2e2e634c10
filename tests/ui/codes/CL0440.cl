// A sampler of the program is initialised by a constant of 32 bits (6.15.15.1): compilers take what is known later too.
// In 1.0 there are samplers inside functions neither way.
enum { NEAREST = CLK_FILTER_NEAREST };
int pick(void);
constant sampler_t both = CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR; //~ FINE CL0440
const sampler_t constant_too = CLK_NORMALIZED_COORDS_TRUE; //~ FINE CL0440
constant sampler_t number = 0; //~ FINE CL0440
constant sampler_t chosen = sizeof(int) == 4 ? CLK_FILTER_LINEAR : CLK_FILTER_NEAREST; //~ FINE CL0440
constant sampler_t enumerated = NEAREST | CLK_ADDRESS_NONE; //~ FINE CL0440
kernel void launched(int n, sampler_t given, global uint *p) {
  const sampler_t of_parameter = n; //~ WARNING CL0440 //~ WARNING[1.0] CL0805
  const sampler_t partly = CLK_ADDRESS_CLAMP | n; //~ WARNING CL0440 //~ WARNING[1.0] CL0805
  const sampler_t of_memory = p[0]; //~ WARNING CL0440 //~ WARNING[1.0] CL0805
  const sampler_t of_call = pick(); //~ WARNING CL0440 //~ WARNING[1.0] CL0805
  const sampler_t of_choice = n ? CLK_FILTER_LINEAR : CLK_FILTER_NEAREST; //~ WARNING CL0440 //~ WARNING[1.0] CL0805
  const sampler_t of_sampler = given; //~ WARNING CL0440 //~ WARNING[1.0] CL0805
  const sampler_t floating = 1.0f; //~ ERROR CL0506 //~ WARNING[1.0] CL0805
  const sampler_t known = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST; //~ FINE[1.1+] CL0440 //~ WARNING[1.0] CL0805
  const sampler_t enumerator = NEAREST; //~ FINE[1.1+] CL0440 //~ WARNING[1.0] CL0805
  sampler_t cast = (uint)CLK_FILTER_LINEAR; //~ FINE[1.1+] CL0440 //~ WARNING[1.0] CL0805
}
