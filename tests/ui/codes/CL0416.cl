// There are no variable-length arrays (OpenCL C 6.11): sizes are integer constant expressions (C99 6.6).
int one(void);
void variable(int n) { int a[n]; } //~ ERROR CL0416
void computed(int n) { int a[n + 1]; } //~ ERROR CL0416
void parameter(int a[2][one()]); //~ ERROR CL0416
void star(int a[2][*]); //~ ERROR CL0416
void type(int n) { typedef int t[n]; } //~ ERROR CL0416
void pointer(int n) { int (*a)[n]; } //~ ERROR CL0416
int size(int n) { return sizeof(int[n]); } //~ ERROR CL0416
void called(void) { int a[one()]; } //~ ERROR CL0416
kernel void in_local(int n) { local int a[n]; } //~ ERROR CL0416
enum { N = 2 };
void constants(void) { int a[N], b[sizeof(int) * 2], c[1 ? 2 : 3]; } //~ FINE CL0416
#define M 4
void of_a_macro(void) { int a[M][M]; } //~ FINE CL0416
void element(int n) { int a[2]; a[n] = 1; } //~ FINE CL0416
