// std: 1.2 2.0

#define CLK_ADDRESS_CLAMP_TO_EDGE_X 2

constant sampler_t glb_smp = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
constant sampler_t glb_smp2; // expected-error {{variable in constant address space must be initialized}}
const constant sampler_t glb_smp3 = CLK_ADDRESS_CLAMP_TO_EDGE_X;
global sampler_t glb_smp4 = CLK_ADDRESS_CLAMP_TO_EDGE_X; // expected-error {{sampler type cannot be used with the __local and __global address space qualifiers}}

const sampler_t glb_smp5 = 1;
constant sampler_t glb_smp6 = 1.0f; // expected-error {{initializing '__constant sampler_t' with an expression of incompatible type 'float'}}

constant struct sampler_s {
  sampler_t smp; // expected-error {{the 'sampler_t' type cannot be used to declare a structure or union field}}
} sampler_str = {0};

void foo(sampler_t);
void bar(const sampler_t s);

sampler_t bad(void); // expected-error {{declaring function return value of type 'sampler_t' is not allowed}}

kernel void ker(sampler_t argsmp) {
  local sampler_t smp;       // expected-error {{sampler type cannot be used with the __local and __global address space qualifiers}}
  const sampler_t const_smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;
  const sampler_t const_smp2 = glb_smp;

  foo(glb_smp);
  foo(const_smp);
  foo(argsmp);
  foo(5);
  bar(argsmp);

  sampler_t sa[] = {argsmp, const_smp}; // expected-error {{array of 'sampler_t' type is invalid in OpenCL}}
  sampler_t *ptr; // expected-error {{pointer to type 'sampler_t' is invalid in OpenCL}}
  foo(5.0f); // expected-error {{passing 'float' to parameter of incompatible type 'sampler_t'}}
  foo(argsmp + 1); // expected-error {{invalid operands to binary expression}}
}

kernel void bad_ptr(sampler_t *s) { // expected-error {{pointer to type 'sampler_t' is invalid in OpenCL}}
}
