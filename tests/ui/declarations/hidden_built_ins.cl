// A definition hides the built-in functions of its name.
// std: 1.2 2.0

float cos(float x) { return x; }
void g(void) { cos(1.0f); cos((float4)(1)); float4 a = cos((float4)(1)); float2 b = cos((float2)(1)); } //~ ERROR CL0506
