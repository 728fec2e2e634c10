// Declarations that lack a part.

int a[ = 1; //~ ERROR CL0201
int ]; //~ ERROR CL0201
int *; //~ ERROR CL0201
int **[; //~ ERROR CL0201
typedef;
typedef int;
struct { int a };
union u { int a b; }; //~ ERROR CL0201
struct v { int; };
struct w { a; }; //~ ERROR CL0201
struct x { int a = 1; }; //~ ERROR CL0201
struct y { int a, , b; }; //~ ERROR CL0201
enum z { , }; //~ ERROR CL0201
enum q { A = }; //~ ERROR CL0201
enum r { 1 }; //~ ERROR CL0201
constant int ok1 = 1;
