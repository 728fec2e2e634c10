// A typedef name stands for one type in its scope (C99 6.7, 6.7.7).
typedef int a; typedef float a; //~ ERROR CL0404
typedef int b; typedef unsigned int b; //~ ERROR CL0404
typedef int c; typedef const int c; //~ ERROR CL0404
typedef global int *d; typedef local int *d; //~ ERROR CL0404
typedef struct { int m; } e; typedef struct { int m; } e; //~ ERROR CL0404
typedef int f[2]; typedef int f[3]; //~ ERROR CL0404
void inside(void) { typedef int t; typedef float t; } //~ ERROR CL0404
typedef int g;
void hidden(void) { typedef float g; g x = 1; } //~ FINE CL0404
typedef struct s h; struct s { int m; }; //~ FINE CL0404
typedef int i; typedef float j; //~ FINE CL0404
