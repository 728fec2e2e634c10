// The vector types (OpenCL C 6.3.2).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void all(char2 a, uchar4 b, short8 c, ushort16 d, int2 e, uint4 f, long8 g, ulong16 h, float2 i, double4 j, double16 k, char16 l, float8 m);
struct members { float4 a; int2 b[3]; union { uchar4 c; uint d; } e; };
constant float4 object = (float4)(1.0f);
float4 result(float4 a, const int2 b, global short8 *c, float4 d[2]) { float4 list[2][2]; typedef int2 pair; pair e = b; return a; }
// Other counts are reserved, and name nothing.
void one(int1 a); //~ ERROR CL0203
void five(int5 a); //~ ERROR CL0203
void six(float6 a); //~ ERROR CL0203
void thirty_two(char32 a); //~ ERROR CL0203
void padded(int04 a); //~ ERROR CL0203
// The name is one word; only the types with a name of one word have vectors.
void apart(unsigned int4 a); //~ ERROR CL0201
void apart_short(unsigned short2 a); //~ ERROR CL0201
void of_size(size_t2 a); //~ ERROR CL0203
void of_pointer(intptr_t4 a); //~ ERROR CL0203
void of_bool(bool4 a); //~ ERROR CL0203
void of_void(void4 a); //~ ERROR CL0203
