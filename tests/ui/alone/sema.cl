// What is found behind the grammar, each alone on its line.
// warnings

struct incomplete;
struct s { int a; int b : 3; float4 v; int array[2]; };  //~ ERROR CL0419
union u { int a; };
typedef void function(void);
void typedef_value(void) { typedef int t = 1; }  //~ ERROR CL0201
struct;  //~ ERROR CL0201
struct { int a; };  //~ WARNING CL0206
void subscript_function(void) { 1[2]; }  //~ ERROR CL0529
void subscript_void(global void *p) { p[1]; }  //~ WARNING CL0526
void subscript_incomplete(global struct incomplete *p) { p[1]; }  //~ ERROR CL0401
void member_of_pointer(global struct s *p) { p.a; }  //~ ERROR CL0530
void type_as_value(void) { int; size_t; 1 + (size_t); }  //~ ERROR CL0201  //~ WARNING CL0206
void offset(void) { __builtin_offsetof(struct s, none); }  //~ ERROR CL0531 //~ WARNING CL0615
void offset_of_scalar(void) { __builtin_offsetof(int, a); }  //~ ERROR CL0530 //~ WARNING CL0615
void align(void) { _Alignof(struct incomplete); }  //~ ERROR CL0401 //~ WARNING CL0218
void size(void) { sizeof(struct incomplete); }  //~ ERROR CL0401
void choose(int a) { __builtin_choose_expr(a, 1, 2); }  //~ ERROR CL0439 //~ WARNING CL0615
void scalar_list(void) { int a = { 1, 2 }; }  //~ WARNING CL0436
void designator_of_scalar(void) { int a = { .x = 1 }; }  //~ ERROR CL0438
void designator_of_array(void) { int a[2] = { .x = 1 }; }  //~ ERROR CL0438
void compare(global int *g, local int *l) { g == l; }  //~ ERROR CL0305
void order(global int *g, global float *f) { g < f; }  //~ WARNING CL0511  //~ WARNING CL0905
void equal(global int *g, int a) { g == a; }  //~ WARNING CL0511  //~ WARNING CL0905
void increment_function(void) { increment_function++; }  //~ ERROR CL0502
void increment_incomplete(global struct incomplete *p) { p++; }  //~ ERROR CL0401
void assign_function(void) { assign_function = 0; }  //~ ERROR CL0521
void conditional(global int *g, int a) { a ? g : a; }  //~ WARNING CL0508
void conditional_other(global int *g, int a) { a ? a : g; }  //~ WARNING CL0508
void array_qualifier(int a[const 2][const 3]);  //~ ERROR CL0414
void array_of_incomplete(void) { struct incomplete a[2]; }  //~ ERROR CL0401
struct member_incomplete { struct incomplete m; };  //~ ERROR CL0401
struct member_function { function *f; };  //~ ERROR CL0420
enum e { A };
struct e *wrong_tag;  //~ ERROR CL0405
void recursive_format(constant char *f, int a) { printf(a); }  //~ ERROR[1.0,1.1] CL0602  //~ ERROR[1.2+] CL0611
void format(void) { printf("%s", 1); }  //~ ERROR[1.0,1.1] CL0602  //~ WARNING[1.2+] CL0612
void format_constant(global char *t) { printf(t); }  //~ ERROR[1.0,1.1] CL0602  //~ ERROR[1.2+] CL0611
void convert(float4 v) { __builtin_convertvector(v, int2); }  //~ ERROR CL0512 //~ WARNING CL0615
void literal(struct s x) { (int2)(x, 1); }  //~ ERROR CL0514
void shuffle(float4 v) { __builtin_shufflevector(v); }  //~ ERROR CL0603
