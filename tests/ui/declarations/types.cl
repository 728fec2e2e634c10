int f24(float);
enum E { A, B = 3, C = B + 1, D = c1 }; enum E ev = B;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0501
void f30(void) { enum E e = A; e = 5; int i = e; struct { int a; } s = {1}; s.b; s->a; s = 1; }  //~ ERROR CL0506  //~ ERROR CL0530  //~ ERROR CL0531
void f31(void) { int x = {1}; int y = {1, 2}; int z = {}; int4 v = {1,2,3,4}; int4 w = {1,2}; int4 u = {1,2,3,4,5}; int2 t = (int2){1,2}; float f[2][2] = {{1,2},{3,4}}; struct {int a; int b[2];} s = {.a = 1, .b[1] = 2, .c = 3}; int a[3] = {[5] = 1}; }  //~ ERROR CL0438  //~ ERROR CL0514  //~ ERROR CL0531
extern constant int ec;  //~ ERROR[1.0,1.1] CL0407
extern int eg;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407
