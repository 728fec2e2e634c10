// std: 1.0 1.1 2.0
typedef __attribute__((ext_vector_type(4))) float my_float4;
typedef float bad0 __attribute__((ext_vector_type(0))); // expected-error
typedef bool bool4v __attribute__((ext_vector_type(4))); // expected-error
typedef int *ptr4 __attribute__((ext_vector_type(4))); // expected-error

constant int4 ci = (int4)(1, 2, ((int2)(3, 4)));
constant int4 cj = (int4)(5);
constant int3 ck = {1, 2, 3};

void vec(float4 f4, float2 f2, int4 i4, uint4 u4, char4 c4) {
  f4 = (float4)(1.0f, f2, 1.0f);
  f4 = (float4)(f2, f2);
  f4 = (float4)(f2, f2, f2); // expected-error
  f4 = (float4)(1.0f, 2.0f, 3.0f); // expected-error
  f4 = (float4)(f2); // expected-error
  f4 = (float4){1.0f, 2.0f, 3.0f, 4.0f};
  f4 = (float4)i4; // expected-error
  i4 = u4; // expected-error
  i4 = (int4)u4; // expected-error
  i4 = c4; // expected-error
  f4 = 1;
  f4 = 1.0;
  f4.xy = f2;
  f4.xx = f2; // expected-error
  f4.s01 = f4.wz;
  f4.S3 = f4.s2;
  f4.lo = f4.hi;
  f2 = f4.even + f4.odd;
  f4.x = f4.s4; // expected-error
  f2.z = 1.0f; // expected-error
  f4.xs0 = f2; // expected-error
  f4.rgba = f4.abgr;
  f4.rx = f2; // expected-error
  f4[0] = f4[1];
  f4[4]; // expected-error
  &f4.x; // expected-error
  &f4.xy; // expected-error
  (void)sizeof(f4.xyz);
  my_float4 mine = f4;
}
