// Samplers (OpenCL C 6.15.15.1): constants of the program, or arguments.
constant sampler_t one = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
__constant sampler_t two = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
const sampler_t three = CLK_ADDRESS_CLAMP;
const constant sampler_t four = CLK_ADDRESS_NONE;
sampler_t plain = 0; //~ ERROR CL0319
global sampler_t in_global = 0; //~ ERROR CL0319
constant sampler_t without; //~ ERROR CL0313
constant sampler_t of_float = 1.0f; //~ ERROR CL0506
float4 by_each(image2d_t i, sampler_t s) { return read_imagef(i, one, (float2)(0)) + read_imagef(i, two, (float2)(0)) + read_imagef(i, s, (float2)(0)); } //~ WARNING[1.0] CL0805
kernel void inside(image2d_t i) { const sampler_t s = CLK_FILTER_NEAREST; float4 f = read_imagef(i, s, (int2)(0)); } //~ WARNING[1.0] CL0805
kernel void not_known(image2d_t i, int n) { const sampler_t s = n; } //~ WARNING CL0440 //~ WARNING[1.0] CL0805
kernel void argument(sampler_t s, const sampler_t t) {}
