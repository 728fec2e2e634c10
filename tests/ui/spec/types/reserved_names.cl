// Applications give no type a reserved name (OpenCL C 6.3.4).
// warnings
typedef float quad; //~ WARNING CL0215
typedef int bool4; //~ WARNING CL0215
typedef float float2x2; //~ WARNING CL0215
typedef int int5; //~ WARNING CL0215
typedef float double3x4; //~ WARNING CL0215
typedef int quad16; //~ WARNING CL0215
typedef float4 float4;
typedef int int04; typedef int int5_t; typedef int int2x2; typedef float float4x; typedef int bool_4; typedef int longer;
void named(int quad) { int bool4 = quad; } //~ WARNING CL0215 //~ WARNING CL0215
typedef int quadrant;
