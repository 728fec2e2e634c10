// Miscellaneous functions of vectors (OpenCL C 6.15.13).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
// vec_step takes a value or a type, scalar or vector of the language's.
int values(char a, int2 b, long3 c, float4 d, double8 e, ushort16 f) { return vec_step(a) + vec_step(b) + vec_step(c) + vec_step(d) + vec_step(e) + vec_step(f); }
int types(void) { return vec_step(char) + vec_step(float2) + vec_step(uint3) + vec_step(double16); }
constant int known[vec_step(float3) == 4 ? 1 : -1] = { 1 };
int not_evaluated(int a) { return vec_step(a++); }
struct s { int a; };
int of_struct(struct s a) { return vec_step(a); } //~ ERROR CL0528
int of_struct_type(void) { return vec_step(struct s); } //~ ERROR CL0528
int of_pointer(global int *p) { return vec_step(p); } //~ ERROR CL0528
int of_array(void) { int a[2]; return vec_step(a); } //~ ERROR CL0528
int of_void(void) { return vec_step(void); }
// A mask is of unsigned integers as large as the elements, as many as the result has.
float4 shuffled(float4 a, uint4 m) { return shuffle(a, m); }
float8 shuffled_wider(float4 a, uint8 m) { return shuffle(a, m); }
float4 shuffled_narrower(float8 a, uint4 m) { return shuffle(a, m); }
uchar16 shuffled_bytes(uchar2 a, uchar16 m) { return shuffle(a, m); }
double2 shuffled_doubles(double16 a, ulong2 m) { return shuffle(a, m); }
half4 shuffled_halves(half8 a, ushort4 m) { return shuffle(a, m); }
char8 shuffled_twice(char4 a, char4 b, uchar8 m) { return shuffle2(a, b, m); }
long2 shuffled_longs(long8 a, long8 b, ulong2 m) { return shuffle2(a, b, m); }
float4 signed_mask(float4 a, int4 m) { return shuffle(a, m); } //~ ERROR CL0604
short8 sized_mask(short16 a, uint8 m) { return shuffle(a, m); } //~ ERROR CL0604
double4 small_mask(double4 a, uint4 m) { return shuffle(a, m); } //~ ERROR CL0604
float4 float_mask(float4 a) { return shuffle(a, a); } //~ ERROR CL0604
float three_elements(float3 a, uint4 m) { return shuffle(a, m).x; } //~ ERROR CL0604
float three_mask(float4 a, uint3 m) { return shuffle(a, m).x; } //~ ERROR CL0604
float scalar_mask(float4 a, uint m) { return shuffle(a, m).x; } //~ ERROR CL0604
float4 of_scalar(float a, uint4 m) { return shuffle(a, m); } //~ ERROR CL0604
float4 of_two_types(float4 a, int4 b, uint4 m) { return shuffle2(a, b, m); } //~ ERROR CL0604
float4 of_two_widths(float4 a, float2 b, uint4 m) { return shuffle2(a, b, m); } //~ ERROR CL0604
float8 wrong_result(float4 a, uint4 m) { return shuffle(a, m); } //~ ERROR CL0506
float4 one_of_two(float4 a, uint4 m) { return shuffle2(a, m); } //~ ERROR CL0604
