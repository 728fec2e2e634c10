// What is said of a declaration that is wrong is said once: nothing is held against it later.
// std: 2.0+
// ext: -cl_khr_fp16

half returns_half(void);  //~ ERROR CL0433
__attribute__((reqd_work_group_size(1, 1, 1))) int no_kernel(int);  //~ ERROR CL0708
float no_kernel(float);
int unknown_result = returns_nothing_known();  //~ ERROR CL0601
unknown returns_unknown(void);  //~ ERROR CL0203
int from_unknown = returns_unknown();
void f(void) {
    (returns_half);
    &returns_half;
    int (^block)(void);  //~ ERROR CL0432
    block = ^{ return 1; };
    block();
}
int names(a);  //~ ERROR CL0409
int names(b);  //~ ERROR CL0409
void g(void) { names(1, 2, 3); }
