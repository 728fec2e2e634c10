// How types are aligned (OpenCL C 6.3.5): to their size, vectors of three as those of four, seen by where members lie.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct of_char2 { char a; char2 b; };
struct of_float { char a; float b; };
struct of_float4 { char a; float4 b; };
struct of_double { char a; double b; };
struct of_long16 { char a; long16 b; };
struct of_pointer { char a; global int *b; };
struct of_array { char a; short b[3]; };
struct of_struct { char a; struct of_float b; };
struct ends { float4 a; char b; };
union both { char a[9]; int2 b; };
constant int sizes[sizeof(struct of_char2) == 4 && sizeof(struct of_float) == 8 && sizeof(struct of_float4) == 32 && sizeof(struct of_double) == 16 && sizeof(struct of_long16) == 256 && sizeof(struct of_pointer) == 2 * sizeof(void *) && sizeof(struct of_array) == 8 && sizeof(struct of_struct) == 12 && sizeof(struct ends) == 32 && sizeof(union both) == 16 ? 1 : -1] = { 0 };
// Built-in types go up to a power of two, structs do not.
struct of_char3 { char a; char3 b; };
struct of_float3 { char a; float3 b; };
struct three { char a[3]; };
constant int powers[sizeof(struct of_char3) == 8 && sizeof(struct of_float3) == 32 && sizeof(struct three) == 3 ? 1 : -1] = { 0 };
