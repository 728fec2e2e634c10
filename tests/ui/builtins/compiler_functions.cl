// Functions of compilers whose arguments are of several types.

void f(int i, uint u, long l, ulong ul, float f, float4 v, int4 iv, uint4 uv, float2 v2, int *p,
       global float4 *gv, const int *cp, void *vp) {
    int r; uint ur; long lr; ulong ulr;
    __builtin_nontemporal_load(p) + 1;
    __builtin_nontemporal_load(gv).x;
    __builtin_nontemporal_load(i); //~ ERROR CL0524
    __builtin_nontemporal_load(vp);
    __builtin_nontemporal_load();  //~ ERROR CL0603
    __builtin_nontemporal_store(1, p);
    __builtin_nontemporal_store(v, gv);
    __builtin_nontemporal_store(v, p);  //~ ERROR CL0506
    __builtin_nontemporal_store(1, i); //~ ERROR CL0524
    i = __builtin_nontemporal_store(1, p);  //~ ERROR CL0506
    __builtin_sadd_overflow(i, 1, &r);
    __builtin_usub_overflow(u, 1, &ur);
    __builtin_smull_overflow(l, 1, &lr);
    __builtin_uaddl_overflow(ul, 1, &ulr);
    __builtin_sadd_overflow(i, 1);  //~ ERROR CL0603
    __builtin_sadd_overflow(i, 1, r); //~ ERROR CL0608
    __builtin_sadd_overflow(v, 1, &r);  //~ ERROR CL0506
    ulong clock = __builtin_readcyclecounter() + __builtin_readsteadycounter();
    __builtin_readcyclecounter(1);  //~ ERROR CL0603
    uint line = __builtin_LINE() + __builtin_COLUMN(); //~ ERROR CL0601
    __builtin_LINE(1); //~ ERROR CL0601
    __builtin_elementwise_abs(uv);
    __builtin_elementwise_abs(iv);
    __builtin_shufflevector(v, v2, 0, 1);  //~ ERROR CL0608
    __builtin_assume_aligned(p, 15);
    __builtin_assume_aligned(p, 16);
}
