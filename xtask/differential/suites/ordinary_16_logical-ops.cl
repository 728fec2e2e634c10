// std: 1.0 1.1 1.2 2.0

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef __attribute__((ext_vector_type(4))) float float4_t;

kernel void float_ops(void) {
  int flaf = 0.0f && 0.0f;
  int flof = 0.0f || 0.0f;
  float fbaf = 0.0f & 0.0f; // expected-error {{invalid operands}}
  float fbof = 0.0f | 0.0f; // expected-error {{invalid operands}}
  float fbxf = 0.0f ^ 0.0f; // expected-error {{invalid operands}}
  int flai = 0.0f && 0;
  int floi = 0.0f || 0;
  float ibaf = 0 & 0.0f; // expected-error {{invalid operands}}
  float ibof = 0 | 0.0f; // expected-error {{invalid operands}}
  float bnf = ~0.0f; // expected-error {{invalid argument type}}
  float lnf = !0.0f;
}

kernel void vec_float_ops(void) {
  float4 f4 = (float4)(0, 0, 0, 0);
  int4 f4laf = f4 && 0.0f;
  int4 f4lof = f4 || 0.0f;
  float4 f4baf = f4 & 0.0f; // expected-error {{invalid operands}}
  float4 f4bof = f4 | 0.0f; // expected-error {{invalid operands}}
  float4 f4bxf = f4 ^ 0.0f; // expected-error {{invalid operands}}
  float f4lai = f4 && 0; // expected-error {{initializing}}
  float4 f4bai = f4 & 0; // expected-error {{invalid operands}}
  float4 bnf4 = ~f4; // expected-error {{invalid argument type}}
  int4 lnf4 = !f4;
  float4 lnf4b = !f4; // expected-error {{initializing}}
}

kernel void double_ops(void) {
  int dlad = 0.0 && 0.0;
  int dlod = 0.0 || 0.0;
  double dbad = 0.0 & 0.0; // expected-error {{invalid operands}}
  double dbod = 0.0 | 0.0; // expected-error {{invalid operands}}
  double bnd = ~0.0; // expected-error {{invalid argument type}}
  double lnd = !0.0;
}
