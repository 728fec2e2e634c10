// std: 1.1 1.2 2.0

typedef __attribute__((ext_vector_type(4))) char char4_t;

void vector_conv_invalid(const global int4 *const_global_ptr) {
  uint4 u = (uint4)(1);
  int4 i = u; // expected-error {{initializing '__private int4'}}
  int4 e = (int4)u; // expected-error {{invalid conversion between ext-vector type}}

  uint3 u4 = (uint3)u; // expected-error {{invalid conversion between ext-vector type}}

  e = (const int4)i;
  e = (constant int4)i;
  e = (private int4)i;

  private int4 *private_ptr = (const private int4 *)const_global_ptr; // expected-error {{changes address space of pointer}}
  global int4 *global_ptr = const_global_ptr;
  global_ptr = (global int4 *)const_global_ptr;
}

void vector_init(void) {
  float4 a = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
  float4 b = (float4)(a.xy, a.zw);
  float4 c = (float4)(a.xyz); // expected-error {{invalid conversion between ext-vector type 'float4' (vector of 4 'float' values) and 'float3' (vector of 3 'float' values)}}
  float4 d = (float4)(1.0f, 2.0f); // expected-error {{too few elements in vector initialization (expected 4 elements, have 2)}}
  float4 f = (float4)(a, 1.0f); // expected-error {{too many elements in vector initialization (expected 4 elements, have 5)}}
  float4 g = {1.0f, 2.0f, 3.0f, 4.0f};
  float4 h = 1.0f;
  float8 k = (float8)(a, b);
}

void as_type_conv(void) {
  float4 f = (float4)(0.0f);
  int4 i = as_int4(f);
  uint2 u = as_uint2(f); // expected-error {{invalid reinterpretation: sizes of 'uint2' (vector of 2 'uint' values) and '__private float4'}}
  i = convert_int4(f);
  i = convert_int4_sat_rte(f);
  i = convert_int2(f); // expected-error {{no matching function}}
}
