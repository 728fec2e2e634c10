// A function whose declaration is wrong was reported there: nothing more is said of its uses.
// std: 1.2+

int initialised() = 1;  //~ ERROR CL0409
int doubled(int a, int a);  //~ ERROR CL0402
void preset(int a = 1) {}  //~ ERROR CL0201
struct later;
struct later incomplete(int a) {}  //~ ERROR CL0401
void of_unknown(unknown a) {}  //~ ERROR CL0203
__attribute__((reqd_work_group_size(1, 1, 1))) void no_kernel(int a) {}  //~ ERROR CL0708
void no_kernel(int a) {}
void uses(int n, global int *out) {
    initialised(1, 2);
    n = doubled(1);
    n = doubled;
    preset();
    preset(1, 2);
    n = incomplete();
    of_unknown(uses);  //~ ERROR CL0420
    of_unknown = 1;
    n = of_unknown.x;
    out[0] = max(of_unknown, 1);
}
kernel void declared(int a);
void declared(int a);
kernel int result(int a);  //~ ERROR CL0701
int result(int a);  //~ ERROR CL0701
kernel void is_one(private int *p);  //~ ERROR CL0704
constant int whole = 1.5f;
constant int cast = (int)1.5f;
void sizes(void) {
    int a[whole];  //~ ERROR CL0416
    int b[cast];
}
constant int wrong = undeclared;  //~ ERROR CL0501
constant int of_wrong = wrong;
enum first { A };
enum first { B };  //~ ERROR CL0402
int of_second(void) { return A + B; }
typedef unknown typedef_of_unknown;  //~ ERROR CL0203
int of_typedef(int n) { return typedef_of_unknown; } //~ ERROR CL0201
void conditions(float f) {
    switch (undeclared) {  //~ ERROR CL0501
    case 1:
    case 1:
    case 1.0f:
    default:
    default:
        break;
    }
    switch (f) {  //~ ERROR CL0532
    case 1:
    case 1:
    case 1.0f:  //~ ERROR CL0439
    default:
    default:
        break;
    }
}
kernel void lists(int n) {
    constant int some[] = {undeclared, 1};  //~ ERROR CL0501
    n = sizeof(some);  //~ ERROR CL0401
    n = some[0];
}
extern constant int later_sized[];
extern constant int later_sized[2];
extern constant int later_sized[3];  //~ ERROR CL0403
struct tag { int a; } tag;  //~ ERROR[1.2] CL0307
int same_name(global struct tag *t) {
    tag copy = *t;  //~ ERROR CL0203
    return copy.a;
}
