// The operators `as_type` (OpenCL C 6.4.4.2) cannot be declared as functions; what is no call of one is a name like any other.
int4 as_int4(float4 a);  //~ ERROR CL0402
float as_float(int a) { return undeclared; }  //~ ERROR CL0402
inline float as_float2(ulong a)  //~ ERROR CL0402
{
    return 1.0f;
}
int as_int;  //~ ERROR[1.0,1.1,1.2] CL0307
constant int as_char = 1;
int as_nothing(int a) { return a; }
int (as_int2)(int a);
void f(int as_uchar) {
    int as_long(int);  //~ ERROR CL0402
    float4 as_float4;
    as_float4 = as_float4;
    as_uchar = as_nothing(as_uchar);
}
