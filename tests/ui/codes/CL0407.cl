// There is no `auto` and no `register` (OpenCL C 6.10, 6.11), nor a storage class of threads; `static` and `extern` came with
// 1.2.
void of_register(void) { register int a; } //~ ERROR CL0407
void of_auto(void) { auto int a; } //~ ERROR CL0407
void parameter(register int a); //~ ERROR CL0407
void renamed(typedef int a); //~ ERROR CL0407
void fixed(static int a); //~ ERROR CL0407
void in_for(void) { for (register int a = 0; a < 2; a++) ; } //~ ERROR CL0407
static int function(void) { return 1; } //~ ERROR[1.0,1.1] CL0407 //~ FINE[1.2+] CL0407
extern int elsewhere(void); //~ ERROR[1.0,1.1] CL0407 //~ FINE[1.2+] CL0407
static constant int variable = 1; //~ ERROR[1.0,1.1] CL0407 //~ FINE[1.2+] CL0407
extern constant int constant_elsewhere; //~ ERROR[1.0,1.1] CL0407 //~ FINE[1.2+] CL0407
void inside(void) { static int g(void); } //~ ERROR CL0407
typedef int t; //~ FINE CL0407
void plain(void) { typedef int u; u a; } //~ FINE CL0407
inline int inlined(void) { return 1; } //~ FINE CL0407
