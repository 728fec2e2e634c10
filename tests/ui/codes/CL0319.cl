// A sampler is an argument, or a constant at program scope or in a kernel (OpenCL C 6.11, 6.15.15.1), and never in local or
// global memory.
global sampler_t in_global = 0; //~ ERROR CL0319
local sampler_t in_local = 0; //~ ERROR CL0319
sampler_t plain = 0; //~ ERROR CL0319
kernel void variable(void) { local sampler_t s; } //~ ERROR CL0319
constant sampler_t in_constant = 0; //~ FINE CL0319
const sampler_t read_only_one = CLK_ADDRESS_NONE | CLK_FILTER_NEAREST; //~ FINE CL0319
constant const sampler_t both = 0; //~ FINE CL0319
kernel void argument(sampler_t s) {} //~ FINE CL0319
kernel void inside(void) { const sampler_t s = 0; } //~ FINE[1.1+] CL0319
