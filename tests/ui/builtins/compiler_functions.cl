// Functions of compilers whose arguments are of several types.

void f(float4 v, float2 v2) {
    __builtin_shufflevector(v, v2, 0, 1);  //~ ERROR CL0608
}
