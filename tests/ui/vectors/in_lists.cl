// A scalar in a list starts a whole vector, and elements of three may be taken of elements of three.
void f(float x, float2 two, float3 three, constant int *p, float4 v) {
    float4 widened[2] = {x, x};
    float4 more[2] = {x, 2.0f, &x};
    float4 half_of[2] = {two, two, two, two};  //~ ERROR CL0506 //~ ERROR CL0506
    float4 next[2] = {x, two, x};  //~ ERROR CL0506
    float4 of_three[2] = {x, three};  //~ ERROR CL0506
    struct { float4 v; int i; } a = {x, two, 1};  //~ ERROR CL0506
    struct { float4 v; int i; } b = {x, x, p};
    int4 named = {  //~ ERROR CL0438
        .x = 1};
    float2 high = v.xyz.hi;
    x = v.xyz.odd.y + three.xyz.hi.x;
    v.xyz.hi = two;
    three.hi.lo = 1;
}
void labels(int n) {
    __attribute__((unused)) first: n++;
    goto first;
}
