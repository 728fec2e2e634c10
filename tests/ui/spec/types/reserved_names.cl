// Applications give no type a reserved name (OpenCL C 6.3.4).
// warnings
typedef float quad; //~ WARNING CL0215
typedef int bool4; //~ WARNING CL0215
typedef float float2x2; //~ WARNING CL0215
typedef int int5; //~ WARNING CL0215
typedef float longer;
typedef int quadrant;
