// A type whose name is unknown, and words that contradict one another, are said once; what is written with
// them goes on as compilers take it.
// std: 1.2+

unknown values(int4 v) {  //~ ERROR CL0203
    if (v.x) return (float)1;
    return v;
}
unknown nothing(void) {  //~ ERROR CL0203
    return;
}
unknown *pointers(int *p, int4 v) {  //~ ERROR CL0203
    if (v.x) return p;
    return v;
}
int4 uses(int4 v) {
    int4 x = values(v);
    return pointers(v, v, v);
}
void words(unsigned float f, long long long l, short double s, signed unsigned u, int4 v) {  //~ ERROR CL0204 //~ ERROR CL0204 //~ ERROR CL0204 //~ ERROR CL0204
    f = v;
    l = v;
    s = v;
    u = v;
}
union later;
void incomplete(union later u, float4 v) {  //~ ERROR CL0401
    v = u.x;
    v = u + v;
}
void twice(read_only write_only image2d_t image, float4 v) {  //~ ERROR CL0430
    v = image + v;
    write_imagef(image, (int2)(0), v);
}
void preset(int n = 1, float4 v) {  //~ ERROR CL0201
    n = v;
}
#if __OPENCL_C_VERSION__ >= 200
kernel void packets(read_only pipe int in, write_only pipe out) {  //~ ERROR[2.0+] CL0203
    in = out;
}
#endif
