// std: 1.2 3.0

#pragma OPENCL EXTENSION cl_khr_fp16 : disable

constant float f = 1.0h; // expected-error{{half precision constant requires cl_khr_fp16}}

half half_disabled(half *p, // expected-error{{declaring function return value of type 'half' is not allowed}}
                   half h)  // expected-error{{declaring function parameter of type}}
{
  half a[2]; // expected-error{{declaring variable of type}}
  half b;    // expected-error{{declaring variable of type}}
  *p; // expected-error{{loading directly from pointer to type}}
  *p = 0; // expected-error{{assigning directly to pointer to type}}
  p[1]; // expected-error{{loading directly from pointer to type}}
  p[1] = 0; // expected-error{{assigning directly to pointer to type}}

  float c = 1.0f;
  b = 1.0h; // expected-error{{half precision constant requires cl_khr_fp16}}

  half *allowed = p;
  half *allowed2 = &*p;
  half *allowed3 = p + 1;

  return h;
}

kernel void half_disabled_kernel(global half *p,
                                 half h) // expected-error{{declaring function parameter of type '__private half' is not allowed; did you forget * ?}}
{
  float v = vload_half(0, p);
  vstore_half(v, 1, p);
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

half half_enabled(half *p, half h) {
  half a[2];
  half b;
  *p;
  p[1];
  b = 1.0h;
  return h;
}

kernel void half_enabled_kernel(global half *p, half h) {
  *p = h;
}
