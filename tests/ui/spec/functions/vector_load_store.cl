// Loads and stores of vectors (OpenCL C 6.15.7).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
// Loads are from every memory, and the pointer is one to elements.
float4 loads(global float *g, local float *l, constant float *c, private float *p, float *n) { return vload4(0, g) + vload4(0, l) + vload4(0, c) + vload4(0, p) + vload4(0, n); }
uchar16 widths(global uchar *p) { uchar2 a = vload2(0, p); uchar3 b = vload3(0, p); uchar4 c = vload4(1, p); uchar8 d = vload8(2, p); return vload16(3, p); } //~ WARNING[1.0] CL0805
long2 types(global char *a, global ushort *b, global uint *c, global long *d) { char4 e = vload4(0, a); ushort8 f = vload8(0, b); uint2 g = vload2(0, c); return vload2(0, d); }
double2 doubles(constant double *p) { return vload2(0, p); }
half2 halves(local half *p) { return vload2(0, p); }
int4 qualified(const global int *a, volatile global int *b) { return vload4(0, a); }
int2 of_volatile(volatile global int *b) { return vload2(0, b); } //~ ERROR CL0604
int4 of_vectors(global int4 *p) { return vload4(0, p); } //~ ERROR CL0604
int4 of_void(global void *p) { return vload4(0, p); } //~ ERROR CL0605
int4 turned(global int *p) { return vload4(p, 0); } //~ ERROR CL0604
int4 without_offset(global int *p) { return vload4(p); } //~ ERROR CL0604
int4 of_vector_offset(global int *p, int2 o) { return vload4(o, p); } //~ ERROR CL0604
int2 wrong_width(global int *p) { return vload4(0, p); } //~ ERROR CL0506
int4 of_bool(global bool *p) { return vload4(0, p); } //~ ERROR CL0604
int4 of_struct(global struct { int a; } *p) { return vload4(0, p); } //~ ERROR CL0604
int4 no_five(global int *p) { return vload5(0, p); } //~ ERROR CL0601
// Stores are to every memory that is written.
void stores(float4 v, global float *g, local float *l, private float *p, float *n) { vstore4(v, 0, g); vstore4(v, 0, l); vstore4(v, 0, p); vstore4(v, 0, n); }
void store_widths(short2 a, short3 b, short8 d, short16 e, global short *p) { vstore2(a, 0, p); vstore3(b, 0, p); vstore8(d, 0, p); vstore16(e, 0, p); } //~ WARNING[1.0] CL0805
void store_doubles(double2 v, global double *p) { vstore2(v, 0, p); }
void store_halves(half2 v, global half *p) { vstore2(v, 0, p); }
void store_constant(float4 v, constant float *c) { vstore4(v, 0, c); } //~ ERROR CL0604
void store_const(float4 v, const global float *c) { vstore4(v, 0, c); } //~ WARNING CL0510
void store_width(float2 v, global float *p) { vstore4(v, 0, p); } //~ ERROR CL0604
void store_vectors(float4 v, global float4 *p) { vstore4(v, 0, p); } //~ WARNING CL0604
void store_type(float4 v, global int *p) { vstore4(v, 0, p); } //~ WARNING CL0508
void store_sign(uint4 v, global int *p) { vstore4(v, 0, p); } //~ WARNING CL0509
void store_scalar(float v, global float *p) { vstore4(v, 0, p); } //~ WARNING CL0604
void store_order(float4 v, global float *p) { vstore4(0, v, p); } //~ ERROR CL0604
float4 store_gives_nothing(float4 v, global float *p) { return vstore4(v, 0, p); } //~ ERROR CL0506
// Halves are loaded as floats,
float load_half(global half *g, local half *l, constant half *c, private half *p, half *n) { return vload_half(0, g) + vload_half(0, l) + vload_half(0, c) + vload_half(0, p) + vload_half(0, n); }
float4 load_halves(global half *g, constant half *c, half *n) { float2 a = vload_half2(0, g); float3 b = vload_half3(0, c); float8 d = vload_half8(0, n); float16 e = vload_half16(0, g); return vload_half4(0, g); } //~ WARNING[1.0] CL0805
float4 load_aligned(global half *g, local half *l, constant half *c, private half *p, half *n) { float2 a = vloada_half2(0, g); float3 b = vloada_half3(0, l); float8 d = vloada_half8(0, c); float16 e = vloada_half16(0, p); return vloada_half4(0, n); } //~ WARNING[1.0] CL0805
float load_half_of_float(global float *p) { return vload_half(0, p); } //~ WARNING CL0508
float load_half_of_short(global short *p) { return vload_half(0, p); } //~ WARNING CL0508
float load_half_of_vector(global half4 *p) { return vload_half4(0, p).x; } //~ WARNING CL0604
// and floats and doubles are stored as halves, in one of four ways of rounding.
void store_half(float f, double d, global half *g, local half *l, private half *p, half *n) {
  vstore_half(f, 0, g); vstore_half_rte(f, 0, l); vstore_half_rtz(f, 0, p); vstore_half_rtp(f, 0, n); vstore_half_rtn(f, 0, g);
  vstore_half(d, 0, g); vstore_half_rte(d, 0, l); vstore_half_rtz(d, 0, p); vstore_half_rtp(d, 0, n); vstore_half_rtn(d, 0, g);
}
void store_half_vectors(float2 a, float3 b, float4 c, float8 d, double16 e, global half *g) { vstore_half2(a, 0, g); vstore_half3_rte(b, 0, g); vstore_half4_rtz(c, 0, g); vstore_half8_rtp(d, 0, g); vstore_half16_rtn(e, 0, g); } //~ WARNING[1.0] CL0805
void store_half_aligned(float2 a, float3 b, float4 c, float8 d, double16 e, local half *g) { vstorea_half2(a, 0, g); vstorea_half3_rte(b, 0, g); vstorea_half4_rtz(c, 0, g); vstorea_half8_rtp(d, 0, g); vstorea_half16_rtn(e, 0, g); } //~ WARNING[1.0] CL0805
void store_half_constant(float f, constant half *c) { vstore_half(f, 0, c); } //~ ERROR CL0604
void store_half_to_float(float f, global float *p) { vstore_half(f, 0, p); } //~ WARNING CL0508
void store_half_width(float2 f, global half *p) { vstore_half4(f, 0, p); } //~ ERROR CL0604
void store_half_integers(int4 f, global half *p) { vstore_half4(f, 0, p); } //~ ERROR CL0604
void store_half_round(float f, global half *p) { vstore_half_rtx(f, 0, p); } //~ ERROR CL0601
