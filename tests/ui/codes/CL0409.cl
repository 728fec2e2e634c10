// A function is defined at file scope, by a declarator of its own and a body (C99 6.9.1, 6.7.5.3).
void outer(void) { int inner(void) { return 1; } } //~ ERROR CL0409
int value(void) = 1; //~ ERROR CL0409
int identifiers(a, b); //~ ERROR CL0409
typedef int function_t(void);
int defined(void) { return 1; } //~ FINE CL0409
void caller(void) { int declared(void); declared(); } //~ FINE CL0409
int none(), with_names(int a, int b); //~ FINE CL0409
function_t declared_by_a_name; //~ FINE CL0409
