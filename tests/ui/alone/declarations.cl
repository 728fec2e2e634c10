// Mistakes in declarations, each alone on its line.
// warnings

constant int ok1 = 1;
struct tagged { int a; };
void tag(tagged *x);  //~ ERROR CL0203
void typeof_without(void) { __typeof__ 1 x; }  //~ ERROR CL0201 //~ WARNING CL0217
void typeof_open(void) { __typeof__(int x; }  //~ ERROR CL0201  //~ WARNING CL0206 //~ WARNING CL0217
constant int ok2 = 1;
void generic_pointer(int * generic p);  //~ ERROR[1.0,1.1,1.2] CL0306  //~ ERROR[2.0+] CL0315
void access_pointer(int * read_only p);  //~ ERROR CL0428
void two_spaces(int * global local p);  //~ ERROR CL0204  //~ ERROR CL0315
int types_for_names(a, float);  //~ ERROR CL0201 //~ ERROR CL0409
void designator(void) { struct tagged t = { . = 1 }; }  //~ ERROR CL0201
void designator_index(void) { int a[2] = { [0 = 1 }; }  //~ ERROR CL0201 //~ WARNING CL0217
constant int ok3 = 1;
_Static_assert(1 "text");  //~ ERROR CL0201 //~ WARNING CL0218
constant int ok4 = 1;
void comma(void) {
    int a,
    unknown b; //~ ERROR CL0201 //~ ERROR CL0501
}
constant int ok5 = 1;
void kernel_word(void) { struct tagged kernel; }  //~ WARNING CL0703
short float two_words;  //~ ERROR CL0204
typedef struct { int a; } anonymous tail;  //~ ERROR CL0201
struct again { int a; } again *pointer;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
constant int ok6 = 1;
