// Structures with flexible arrays are not supported (OpenCL C 6.11).
struct s { int n; int a[]; }; //~ WARNING CL0418
typedef struct { int n; float4 a[]; } t; //~ WARNING CL0418
struct two { int n; int a[][2]; }; //~ WARNING CL0418
void inside(void) { struct s { int n; int a[]; }; } //~ WARNING CL0418
struct whole { int n; int a[4]; }; //~ FINE CL0418
struct pointer { int n; global int *a; }; //~ FINE CL0418
void parameter(global int a[]); //~ FINE CL0418
constant int list[] = { 1, 2 }; //~ FINE CL0418
