// The size of an array is an integer that is not negative (C99 6.7.5.2).
void negative(void) { int a[-1]; } //~ ERROR CL0415
void computed(void) { int a[1 - 2]; } //~ ERROR CL0415
void real(void) { int a[1.5f]; } //~ ERROR CL0415
void pointer(global int *p) { int a[p]; } //~ ERROR CL0415
void parameter(int a[-1]); //~ ERROR CL0415
struct s { int a[-1]; }; //~ ERROR CL0415
typedef int t[-1]; //~ ERROR CL0415
constant int size = sizeof(int[-1]); //~ ERROR CL0415
void second(void) { int a[2][-1]; } //~ ERROR CL0415
void too_large(void) { int a[0x7fffffffffffffff]; } //~ ERROR CL0415
enum { N = 2 };
void positive(void) { int a[N + 1], b[2u], c[2L], d['a'], e[sizeof(int)]; } //~ FINE CL0415
void cast(void) { int a[(int)1.5f]; } //~ FINE CL0415
void truth(void) { int a[1 < 2]; } //~ FINE CL0415
