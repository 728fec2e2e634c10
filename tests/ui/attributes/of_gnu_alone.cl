// Attributes of GNU C that say what no program for a device can mean.
__attribute__((regparm(1))) void in_registers(int a);  //~ ERROR CL0708
__attribute__((selectany)) void of_others(void);  //~ ERROR CL0708
#if __OPENCL_C_VERSION__ >= 200
int target;
int renamed __attribute__((alias("target")));  //~ ERROR[2.0,3.0] CL0708
#endif
void loops(int n) {
    n = 0;
last:
#pragma unroll
}  //~ ERROR CL0209
void locals(void) {
    __attribute__((no_destroy)) int a;  //~ ERROR CL0708
}
