// Blocks (OpenCL C 6.14): they came with 2.0.
// std: 2.0+
typedef float (^two_floats)(float, float);
int global_one = 0;
int (^at_program_scope)(void) = ^{ return global_one; };
int count(void) { return 1; }
void f(global int *g, int n, float x, struct { int a; } s) {
  // A variable of a block is called as a function is.
  int factor = 7;
  int (^times)(int) = ^(int num) { return num * factor; };
  n = times(3) + at_program_scope();
  two_floats sum = ^(float a, float b) { return a + b; };
  x = sum(1, n);
  n = times(); //~ ERROR CL0603
  n = times(1, 2); //~ ERROR CL0603
  n = times(s); //~ ERROR CL0506
  n = times; //~ ERROR CL0502
  // Of the literal the type of the result may be left out, and an empty list of parameters.
  void (^a)(void) = ^void(void) {};
  void (^b)(void) = ^(void) {};
  void (^c)(void) = ^{};
  int (^d)(void) = ^int(void) { return 1; };
  int (^e)(void) = ^{ return 1; };
  void (^k)(void) = ^{ return 1; }; //~ ERROR CL0506
  int (^l)(void) = ^{}; //~ ERROR CL0506
  int (^m)(int) = ^(float y) { return 1; }; //~ ERROR CL0506
  int (^o)(int) = ^(int y) { return y ? 1 : 1.0f; }; //~ ERROR CL0506
  // Every return gives one type.
  (void)^(int y) { if (y) return 1; return 2; };
  (void)^(int y) { if (y) return 1; return 2.0f; }; //~ ERROR CL0613
  (void)^(int y) { if (y) return; return 2; }; //~ ERROR CL0613
  (void)^void(void) { return 1; }; //~ ERROR CL0613
  (void)^float(int y) { if (y) return 1; return 2.0f; };
  // What it sees: variables around it, as copies that are not changed; functions, and what is at program scope.
  (void)^{ return n + factor + count() + global_one; };
  (void)^{ global_one = 1; *g = n; };
  (void)^{ factor = 1; }; //~ ERROR CL0320
  (void)^{ n++; }; //~ ERROR CL0320
  static int kept; (void)^{ kept = 1; };
  (void)^{ int own = n; own = 2; { int n = 1; n = 2; } };
  (void)^{ return missing; }; //~ ERROR CL0501
  (void)^{ return (^{ return n; })() + factor; };
  // Jumps do not leave it.
  while (n) { (void)^{ break; }; } //~ ERROR CL0901
  for (;;) { (void)^{ continue; }; } //~ ERROR CL0901
  (void)^{ goto out; }; //~ ERROR CL0904
  (void)^{ goto inner; inner: return; };
  (void)^{ for (;;) { if (n) break; else continue; } };
out:;
}
