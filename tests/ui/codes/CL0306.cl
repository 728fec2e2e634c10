// The generic address space came with 2.0 (OpenCL C 6.7.5); before, nothing points into it.
// never: 2.0, where the generic address space is part of the language
void parameter(generic int *p); //~ ERROR[1.0,1.1,1.2] CL0306 //~ FINE[2.0+] CL0306
void underscores(__generic int *p); //~ ERROR[1.0,1.1,1.2] CL0306 //~ FINE[2.0+] CL0306
generic int *result(void); //~ ERROR[1.0,1.1,1.2] CL0306 //~ FINE[2.0+] CL0306
void inside(void) { generic int *p; } //~ ERROR[1.0,1.1,1.2] CL0306 //~ FINE[2.0+] CL0306
struct s { generic int *p; }; //~ ERROR[1.0,1.1,1.2] CL0306 //~ FINE[2.0+] CL0306
typedef generic int *t; //~ ERROR[1.0,1.1,1.2] CL0306 //~ FINE[2.0+] CL0306
constant int size = sizeof(generic int *); //~ ERROR[1.0,1.1,1.2] CL0306 //~ FINE[2.0+] CL0306
void unnamed(int *p); //~ FINE CL0306
void named(private int *p, global int *q); //~ FINE CL0306
