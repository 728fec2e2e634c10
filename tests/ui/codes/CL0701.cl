// A kernel returns void (6.11, 6.9.1), by whatever name; other functions return what they like.
typedef void nothing;
typedef int number;
struct s { int a; };
kernel int scalar(void) { return 1; } //~ ERROR CL0701
__kernel float floating(global float *p) { return p[0]; } //~ ERROR CL0701
kernel float4 vector(float4 v) { return v; } //~ ERROR CL0701
kernel global int *pointer(global int *p) { return p; } //~ ERROR CL0701
kernel struct s record(int a) { struct s s = { a }; return s; } //~ ERROR CL0701
kernel number by_name(void) { return 1; } //~ ERROR CL0701
kernel int declared(int a); //~ ERROR CL0701
int kernel between(void) { return 1; } //~ ERROR CL0701
kernel bool truth(void) { return true; } //~ ERROR CL0701
kernel void plain(global int *p) { p[0] = 1; } //~ FINE CL0701
__kernel nothing typedef_of_void(void) {} //~ FINE CL0701
void kernel behind(void) {} //~ FINE CL0701
kernel void returning(int n) { if (n) return; } //~ FINE CL0701
kernel void declaration(int n); //~ FINE CL0701
int function(int n) { return n; } //~ FINE CL0701
