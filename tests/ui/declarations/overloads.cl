// Functions with the names of built-in ones.
// std: 1.2 2.0

float cos(float x) { return x; }
float2 cos(float2 x) { return x; } //~ ERROR CL0403
int sin(int x) { return x; }
int sin(long x) { return x; } //~ ERROR CL0403
int __attribute__((overloadable)) tan(int x) { return x; }
int __attribute__((overloadable)) tan(struct { int x; } x) { return 1; }
void g(void) { cos(1.0f); cos((float4)(1)); sin(1); sin(1.0f); sin((float4)(1)); } //~ ERROR CL0506
