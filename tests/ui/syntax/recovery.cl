// What is read behind a mistake.

float names_alone(a);  //~ ERROR CL0409
typedef float names_alone_t(x);  //~ ERROR CL0409
void inside(void) { int local_names(q); }  //~ ERROR CL0409
void look(void ;  //~ ERROR CL0201 //~ ERROR CL0401
void calls_look(void) { look(); }
- void behind_a_sign(void) { 0inline; }  //~ ERROR CL0201
int undeclared_parameter(v) { return v.x; }  //~ ERROR CL0409
void bodies(int a) {
    do ]  //~ ERROR CL0201
} //~ ERROR CL0201
constant int ok1 = 1;
void bad_number(int a) {
    if (a) a = 0int0f;  //~ ERROR CL0126
    a = 1;
}
__attribute__((reqd_work_group_size(1 0, 0))) void attribute(void);  //~ ERROR CL0201 //~ ERROR CL0709
struct { int a; } __attribute__((aligned(float4))) typed_argument;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
constant int ok2 = 1;
constant int no_end = 3  //~ ERROR CL0201
kernel void swallowed(int a) { a = unknown; } //~ ERROR CL0501
kernel void not_swallowed(int a) { a = unknown; }  //~ ERROR CL0501
void no_body(global int)  //~ ERROR CL0315 //~ ERROR CL0201
kernel void swallowed_too(void) { return unknown; } //~ ERROR CL0501
