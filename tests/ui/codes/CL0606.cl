// What stands before `(` is a function (C99 6.5.2.2 p1) or since 2.0 a block: objects and values are not called.
struct s { int a; };
typedef int number;
int function(void);
struct s record(void);
enum { CONSTANT = 1 };
void calls(int a, float f, int *p, struct s s, float4 v, int list[2]) {
  a = a(1); //~ ERROR CL0606
  a = 1(2); //~ ERROR CL0606
  f = f(1.0f); //~ ERROR CL0606
  a = p(); //~ ERROR CL0606
  a = s(); //~ ERROR CL0606
  a = s.a(1); //~ ERROR CL0606
  a = v.x(); //~ ERROR CL0606
  a = list(0); //~ ERROR CL0606
  a = (*p)(); //~ ERROR CL0606
  a = function()(); //~ ERROR CL0606
  a = record().a(); //~ ERROR CL0606
  a = CONSTANT(); //~ ERROR CL0606
  a = "text"(); //~ ERROR CL0606
  a = (a + 1)(2); //~ ERROR CL0606
  a = (number)(2); //~ FINE CL0606
  a = function(); //~ FINE CL0606
  a = (function)(); //~ ERROR CL0420
  a = record().a; //~ FINE CL0606
  f = sin(f); //~ FINE CL0606
  a = a * (1); //~ FINE CL0606
}
#if __OPENCL_C_VERSION__ >= 200
void blocks(int a) {
  int (^block)(int) = ^(int b) { return b; };
  a = block(1); //~ FINE[2.0+] CL0606
  a = ^{ return 1; }(); //~ FINE[2.0+] CL0606
  a = block(1)(2); //~ ERROR[2.0+] CL0606
}
#endif
