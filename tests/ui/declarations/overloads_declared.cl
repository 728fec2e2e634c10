// Declarations that repeat built-in functions, or do not.
// std: 1.2 2.0

float mycos(float x);
float2 __attribute__((overloadable)) mycos(float2 x);
float exp(float x);
float exp(int x); //~ ERROR CL0403
float exp(long x); //~ ERROR CL0403
int max(int a, int b);
int max(int a, int b) { return a; }
void g(void) { float4 a = max((float4)(1), (float4)(1)); } //~ ERROR CL0506
