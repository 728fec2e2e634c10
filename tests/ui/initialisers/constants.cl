char *sp2 = "abc";  //~ ERROR[2.0+] CL0301  //~ ERROR[1.0,1.1,1.2] CL0307
const constant char *constant names[2] = {"a", "b"};
constant sampler_t s1 = 5;
const sampler_t s2 = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
sampler_t s3 = 1;  //~ ERROR CL0319
global sampler_t s4 = 1;  //~ ERROR CL0319
local sampler_t s5;  //~ ERROR CL0319
constant float cf = sin(1.0f);  //~ ERROR CL0439
constant int nc = c1 + 1;  //~ ERROR CL0501
