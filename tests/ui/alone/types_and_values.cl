// Types and values, each alone on its line.

struct incomplete;
struct s { int a; };
typedef void function(void);
typedef int array[2];
constant int at_file_scope = ({ 1; });  //~ ERROR CL0201
struct pointer_member { void (*f)(void); };  //~ ERROR CL0420
struct function_member { function f; };  //~ ERROR CL0412
void cast_array(int a) { (array)a; }  //~ ERROR CL0512
void cast_function(int a) { (function)a; }  //~ ERROR CL0512
void literal(void) { (struct incomplete){ 1 }; }  //~ ERROR CL0401
void assign(void) { assign = 0; }  //~ ERROR CL0521
void assign_member(const struct s a) { a.a = 1; }  //~ ERROR CL0320
void assign_incomplete(global struct incomplete *a, global struct incomplete *b) { *a = *b; }  //~ ERROR CL0401
void increment(global struct incomplete *a) { ++*a; }  //~ ERROR CL0502
void index(global int *a) { a[1.0f]; }  //~ ERROR CL0529
void no_struct(int a) { a.b; }  //~ ERROR CL0530
void no_pointer(struct s a) { a->a; }  //~ ERROR CL0530
void of_pointer(global struct s *a) { a.a; }  //~ ERROR CL0530
void list(void) { int a[2] = { [3] = 1 }; }  //~ ERROR CL0438
void negative(void) { int a[2] = { [-1] = 1 }; }  //~ ERROR CL0438
void scalar(void) { int a = { [0] = 1 }; }  //~ ERROR CL0438
void vector(void) { float2 a = { .x = 1 }; }  //~ ERROR CL0438
void record(void) { struct s a = { [0] = 1 }; }  //~ ERROR CL0438
void labels(int a) { switch (a) { case 1: int x; } }
void label_with_attribute(int a) { l: __attribute__((unused)) int x; goto l; }
void block_without_body(void) { ^int; }  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0212
void for_end(int a) { for (a; a; a { } }  //~ ERROR CL0201
typedef struct { int a; } S1; S1 S2 *pointer;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
constant int ok4 = 1;
void va(int a) { __builtin_va_arg(a, int); } //~ ERROR CL0201
void types(a, float4) { }  //~ ERROR CL0409
double4 d = 1.0;  //~ ERROR[1.0,1.1,1.2] CL0307
