// std: 1.0 1.2 3.0+

// Reinterpretation keeps the number of bits; three components count as four.
uint bits(float f) { return as_uint(f); }
float sign_flip(float f) { return as_float(as_uint(f) ^ 0x80000000u); }
uint4 bits4(float4 f) { return as_uint4(f); }
uint bits_of_first(float4 f) { return as_uint(f); } //~ ERROR CL0515
uchar4 bytes(uint u) { return as_uchar4(u); }
uchar8 bytes_wide(uint u) { return as_uchar8(u); } //~ ERROR CL0515
uint packed(uchar4 b) { return as_uint(b); }
float4 pad(int3 v) { return as_float4(v); }
float3 drop(int4 v) { return as_float3(v); }
float3 drop_wide(int8 v) { return as_float3(v); } //~ ERROR CL0515
ulong merge(uint2 v) { return as_ulong(v); }
ulong merge_ptr(global uint *v) { return as_ulong(v); }
ushort small(void) { return as_ushort('a'); } //~ ERROR CL0515
int literal(void) { return as_int(1.0f); }
long literal_wide(void) { return as_long(1.0f); } //~ ERROR CL0515
size_t no_such(ulong u) { return as_size_t(u); }
int as_bool_value(int i) { return as_bool(i); } //~ ERROR CL0601

kernel void k(global int4 *p) {
  bool b = true;
  global float4 *q = (global float4 *)p;
  q[0] = as_float4(p[0]);
  q[1] = as_float4(p); //~ ERROR CL0515
  as_float4(p[0]).x = 1.0f; //~ ERROR CL0521
  q[2].x = as_float4(p[0]).x;
  int i = as_int(b); //~ ERROR CL0515
}
