// Mistakes in expressions, each alone on its line.
// warnings

struct s { int a; };
void cast(int a) { (int a) 1; }  //~ ERROR CL0201
void sizeof_type(int a) { sizeof(int a); }  //~ ERROR CL0201  //~ WARNING CL0905
void special_open(int a) { __builtin_astype a; }  //~ ERROR CL0201 //~ WARNING CL0615
void special_close(int a) { __builtin_astype(a, int a; }  //~ ERROR CL0201 //~ WARNING CL0615
constant int ok1 = 1;
void offset_member(int a) { __builtin_offsetof(struct s, 1); }  //~ ERROR CL0201 //~ WARNING CL0615
void offset_index(int a) { __builtin_offsetof(struct s, a[1); }  //~ ERROR CL0201  //~ ERROR CL0530 //~ WARNING CL0615
constant int ok2 = 1;
void astype(int a) { __builtin_astype(a); }  //~ ERROR CL0201 //~ WARNING CL0615
void bracket(int *a) { a[1; }  //~ ERROR CL0201 //~ WARNING CL0905
constant int ok3 = 1;
void member(struct s *a) { a->1; }  //~ ERROR CL0201
void statement_expression(int a) { ({ a; ; }  //~ WARNING CL0905 //~ WARNING CL0217
constant int ok4 = 1;  //~ ERROR CL0201
void compound(int a) { (int){ 1; }  //~ ERROR CL0409
constant int ok5 = 1;  //~ ERROR CL0201
