// Vectors of three came with 1.1 (OpenCL C 6.3.2).
// warnings
void f(float3 a); //~ WARNING[1.0] CL0805
void g(uchar3 a); //~ WARNING[1.0] CL0805
void h(float4 a, float2 b);
