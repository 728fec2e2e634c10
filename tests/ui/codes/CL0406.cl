// A name that was declared with external linkage does not become `static` (C99 6.2.2); one that is `static` stays so without
// the word.
// never: 1.0 1.1, which have no `static`
#if __OPENCL_C_VERSION__ >= 120
int f(void);
static int f(void); //~ ERROR[1.2+] CL0406
int g(void);
static int g(void) { return 1; } //~ ERROR[1.2+] CL0406
extern int h(void);
static int h(void); //~ ERROR[1.2+] CL0406
static int i(void);
static int i(void) { return 1; } //~ FINE CL0406
static int j(void);
int j(void) { return 1; } //~ FINE CL0406
static int k(void);
extern int k(void); //~ FINE CL0406
#endif
int l(void); int l(void) { return 1; } //~ FINE CL0406
