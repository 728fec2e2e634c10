// What a sampler is made of: at program scope a constant of 32 bits; in a kernel compilers take what is not known, of
// whatever width.
// std: 1.2+

constant int one = 1;
constant ulong two = 2;
constant sampler_t number = 1, sum = one + 1, chosen = 1 ? 3 : 4;
constant sampler_t wide = two;  //~ ERROR CL0506
constant sampler_t bits = as_int(1.0f);  //~ ERROR CL0439
constant sampler_t other = number;  //~ ERROR CL0439
const sampler_t by_const = number;  //~ ERROR CL0439
kernel void k(int n, ulong u) {
  sampler_t known = 1;
  sampler_t variable = n;
  sampler_t narrow = (short)n;
  sampler_t long_one = u;
  sampler_t long_known = 1ul;  //~ ERROR CL0506
  const sampler_t short_known = (short)1;  //~ ERROR CL0506
  constant sampler_t kept = 3;
  constant sampler_t lost = n;  //~ ERROR CL0439
}
