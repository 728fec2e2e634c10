// A sampler is a parameter, or a variable of program scope or of a kernel's outermost block (6.11, 6.15.15.1); 1.0 has
// none inside any function. Inner blocks of a kernel are left to implementations.
// never: 1.0, where every sampler inside a function is one of a later edition
constant sampler_t at_program_scope = CLK_FILTER_NEAREST; //~ FINE CL0446
const sampler_t at_program_scope_too = CLK_FILTER_NEAREST; //~ FINE CL0446
void function(void) {
  const sampler_t s = CLK_FILTER_NEAREST; //~ WARNING[1.1+] CL0446 //~ WARNING[1.0] CL0805
  sampler_t t = CLK_FILTER_LINEAR; //~ WARNING[1.1+] CL0446 //~ WARNING[1.0] CL0805
}
typedef sampler_t filter;
int another(int n) {
  filter s = CLK_FILTER_NEAREST; //~ WARNING[1.1+] CL0446 //~ WARNING[1.0] CL0805
  if (n) {
    const sampler_t inner = CLK_FILTER_NEAREST; //~ WARNING[1.1+] CL0446 //~ WARNING[1.0] CL0805
  }
  return n;
}
kernel void launched(sampler_t given) {
  const sampler_t s = CLK_FILTER_NEAREST; //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0446
  filter t = CLK_FILTER_LINEAR, u = CLK_FILTER_NEAREST; //~ WARNING[1.0] CL0805 //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0446
}
int another_name(int n) { return n; } //~ FINE CL0446
kernel void used(read_only image2d_t i, sampler_t s, global float4 *p) { //~ FINE CL0446
  p[0] = read_imagef(i, at_program_scope, (int2)(0)) + read_imagef(i, s, (float2)(0)); //~ FINE CL0446
}
