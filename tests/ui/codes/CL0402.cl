// A name is one thing in a scope and name space (C99 6.7, 6.2.1, 6.2.3); inner scopes, tags, members and labels have their own.
void variable(void) { int a; float a; } //~ ERROR CL0402
void same_type(void) { int a; int a; } //~ ERROR CL0402
void parameter(int a) { int a; } //~ ERROR CL0402
void parameters(int a, int a) {} //~ ERROR CL0402
struct s { int a; float a; }; //~ ERROR CL0402
struct s { int b; }; //~ ERROR CL0402
enum { A, A }; //~ ERROR CL0402
enum { B }; enum { B }; //~ ERROR CL0402
void name_and_type(void) { typedef int t; int t; } //~ ERROR CL0402
void twice(void) {}
void twice(void) {} //~ ERROR CL0402
constant int c = 1;
constant int c = 1; //~ ERROR CL0402
int c(void); //~ ERROR CL0402
void label(void) { goto a; a: ; a: ; } //~ ERROR CL0402
void inner(int a) { { int a; } for (int a = 0; a < 2; ) { int a; } } //~ FINE CL0402
void tag(void) { struct a { int a; } a; a.a = 1; goto a; a: ; } //~ FINE CL0402
void other(int A_) { int B_; } //~ FINE CL0402
int declared(int); int declared(int); //~ FINE CL0402
void hidden(int c) { c = 1; } //~ FINE CL0402
struct forward; struct forward; //~ FINE CL0402
