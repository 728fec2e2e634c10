// Elements are objects of a known size; only the first size may be left out; qualifiers and `static` in brackets are those of
// a parameter's outermost array (C99 6.7.5.2).
void of_void(void) { void a[2]; } //~ ERROR CL0414
typedef int function_t(void);
void of_functions(void) { function_t a[2]; } //~ ERROR CL0414
void inner_size(global int a[2][]); //~ ERROR CL0414
constant int list[][] = { { 1 } }; //~ ERROR CL0414
void no_parameter(void) { int a[static 2]; } //~ ERROR CL0414
void qualified(void) { int a[const 2]; } //~ ERROR CL0414
void second(int a[2][static 2]); //~ ERROR CL0414
struct s;
void of_unknown(void) { struct s a[2]; } //~ ERROR CL0401
void first_size(global int a[][2]); //~ FINE CL0414
constant int sizes[][2] = { { 1, 2 } }; //~ FINE CL0414
void parameter(int a[static 2]); //~ FINE CL0414
void parameter_qualified(int a[const 2]); //~ FINE CL0414
void of_pointers(void) { struct s *a[2]; } //~ FINE CL0414
