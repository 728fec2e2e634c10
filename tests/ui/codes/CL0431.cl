// What `^` declares is a reference to a block, whose type is made of a function's (6.14.2): of anything else there is
// none.
// std: 2.0+
// never: 1.0 1.1 1.2, blocks came with 2.0
typedef int function(int);
struct s { int a; };

int ^program_scope; //~ ERROR CL0431
typedef float ^named; //~ ERROR CL0431
typedef struct s ^of_struct; //~ ERROR CL0431
void parameter(int ^a); //~ ERROR CL0431
void of_nothing(void ^a); //~ ERROR CL0431
int ^result(void); //~ ERROR CL0431
struct holder { int ^member; }; //~ ERROR CL0431
void inside(int n) {
  int ^a; //~ ERROR CL0431
  float4 ^b; //~ ERROR CL0431
  int *^c; //~ ERROR CL0431
  int (^d)[2]; //~ ERROR CL0431
  int e = sizeof(int ^); //~ ERROR CL0431
  int f = n ^ 1; //~ FINE CL0431
  int (^g)(int) = ^(int a) { return a; }; //~ FINE CL0431
  int (^h)(void) = ^{ return 1; }; //~ FINE CL0431
  int *(^i)(int *) = ^(int *p) { return p; }; //~ FINE CL0431
  function ^j = ^(int a) { return a + 1; }; //~ FINE CL0431
}
typedef void (^nothing)(void); //~ FINE CL0431
typedef function ^of_function; //~ FINE CL0431
float (^global_block)(float, int) = ^(float a, int b) { return a * b; }; //~ FINE CL0431
