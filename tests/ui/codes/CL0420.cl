// Pointers to functions are not allowed (OpenCL C 6.11): not declared, and not made of a function's name.
int f(int);
void variable(void) { int (*p)(int); } //~ ERROR CL0420
void parameter(int (*p)(int)); //~ ERROR CL0420
void function_parameter(int p(int)); //~ WARNING CL0420
typedef int (*pointer_t)(int); //~ ERROR CL0420
struct s { int (*m)(int); }; //~ ERROR CL0420
void array(void) { int (*p[2])(int); } //~ ERROR CL0420
int (*result(void))(int); //~ ERROR CL0420
void address(void) { (void)&f; } //~ ERROR CL0420
void decayed(void) { (void)f; } //~ ERROR CL0420
void converted(void) { long a = (long)f; } //~ ERROR CL0420
int truth(void) { return f ? 1 : 0; } //~ ERROR CL0420
int called(void) { return f(1); } //~ FINE CL0420
int in_parentheses(void) { return (f)(1); } //~ ERROR CL0420
typedef int function_t(int); //~ FINE CL0420
function_t declared; //~ FINE CL0420
global int *pointer_result(int); //~ FINE CL0420
