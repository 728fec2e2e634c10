// `return` has a value where the function has a result, and none where it has not (C99 6.8.6.4 p1). Compilers let a void
// expression pass.
struct s { int a; };
void nothing(void);
void value(void) { return 1; } //~ ERROR CL0613
void of_variable(int n) { if (n) return n; } //~ ERROR CL0613
void of_loop(int n) { while (n--) { return n + 1; } } //~ ERROR CL0613
kernel void launched(global int *p) { return 0; } //~ ERROR CL0613
int none(void) { return; } //~ ERROR CL0613
float none_of_two(int n) { if (n) return; return 1; } //~ ERROR CL0613
struct s no_struct(void) { return; } //~ ERROR CL0613
float4 no_vector(void) { return; } //~ ERROR CL0613
int *no_pointer(int *p) { return; } //~ ERROR CL0613
void void_value(void) { return nothing(); } //~ WARNING CL0613
int number(void) { return 1; } //~ FINE CL0613
void returns(void) { return; } //~ FINE CL0613
void ends(int n) { if (n) return; nothing(); } //~ FINE CL0613
kernel void returning(global int *p) { if (!p) return; p[0] = 1; } //~ FINE CL0613
struct s record(struct s s) { return s; } //~ FINE CL0613
float converted(int n) { return n; } //~ FINE CL0613
#if __OPENCL_C_VERSION__ >= 200
void blocks(int n) {
  void (^one)(int) = ^void(int a) { return a; }; //~ ERROR[2.0+] CL0613
  int (^two)(void) = ^int(void) { return; }; //~ ERROR[2.0+] CL0613
  int (^three)(void) = ^{ return 1; }; //~ FINE[2.0+] CL0613
  void (^four)(int) = ^(int a) { if (a) return; }; //~ FINE[2.0+] CL0613
}
#endif
