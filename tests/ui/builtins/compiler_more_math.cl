// Functions of compilers for numbers of other widths, for text, and for objects whose size is in their name.
// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
void f(half h, float x, double d, int n, int *ip, char *p, constant char *c, global char *g) {
    h = __builtin_nanf16("");
    h = __builtin_inff16() + __builtin_huge_valf16();
    h = __builtin_frexpf16(h, 0);
    h = __builtin_nextafterf16(h, h);  //~ ERROR CL0601
    x = __builtin_nanf(1);  //~ ERROR CL0608
    x = __builtin_nanf();  //~ ERROR CL0603
    d = __builtin_sinl(d) + __builtin_fabsf128(d) + __builtin_infl();
    d = __builtin_lroundl(d) + __builtin_signbitl(d);
    d = __builtin_erf(d) + __builtin_remainder(d, 3) + __builtin_scalbn(d, 3);
    x = __builtin_scalblnf(x, 3) + __builtin_nexttowardf(x, d);
    x = __builtin_crealf(x) + __builtin_cabsf(x);
    n = __builtin_strcasecmp("a", c) + __builtin_strspn("a", "b");
    __builtin_strcpy(p, g);
    __builtin_strcpy(p, 1);  //~ ERROR CL0608
    __builtin_strcpy(p);  //~ ERROR CL0603
    __builtin___memcpy_chk(p, g, 3, 4);
    n = __sync_fetch_and_add_4(ip, 1);
    n = __sync_nand_and_fetch(ip, 1);
    __sync_synchronize_4();  //~ ERROR CL0601
}
#ifdef __opencl_c_device_enqueue
int null_queue(queue_t q, clk_event_t e, int n) {
    n = q < 0;
    n = 0 >= q;
    n = q < 1;  //~ ERROR[2.0,3.0] CL0502
    return e < 0;  //~ ERROR[2.0,3.0] CL0502
}
#endif
