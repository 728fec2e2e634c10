// What blocks cannot do (OpenCL C 6.14.5).
// std: 2.0+
typedef int (^whole)(int);
typedef void (^plain)(void);
plain outside = ^{};
struct v { int arr[2]; };
void f(int n, global int *g) {
  whole a = ^(int i) { return i; };
  plain b = ^{};
  __block int kept = 1; //~ ERROR CL0432
  Block_copy(b); //~ ERROR CL0601
  Block_release(b); //~ ERROR CL0601
  (void)^(int i, ...) { return i; }; //~ ERROR CL0432
  plain list[2]; //~ ERROR CL0432
  struct holder { whole w; }; //~ ERROR CL0432
  union either { int i; plain p; }; //~ ERROR CL0432
  // It has its value where it is declared, and keeps it.
  plain c; //~ ERROR CL0432
  b = ^{}; //~ ERROR CL0432
  outside = b; //~ ERROR CL0432
  whole d = a, e = ^(int i) { return i + 1; };
  const plain f = ^{};
  if (n) { plain inner = b; inner(); }
  inner(); //~ ERROR CL0601
  // No operand of `?:`, `*` and `&`, and nothing else but a call.
  n = (n ? a : d)(1);
  (void)*b; //~ ERROR CL0502
  (void)&b; //~ ERROR CL0502
  plain *p; //~ ERROR CL0432
  n = a + 1; //~ ERROR CL0502
  n = sizeof(plain);
  // It captures no other block of the function around; one at program scope is there for all.
  plain h = ^{ outside(); };
  plain i = ^{ b(); }; //~ ERROR CL0447
  // Arrays are captured as pointers, structs as values.
  struct v s = { { 1, 2 } }; int arr[2] = { 1, 2 };
  (void)^{ return s.arr[1] + arr[1]; };
  (void)^{ s.arr[1] = 1; }; //~ ERROR CL0320
  (void)^{ arr[1] = 1; };
}
extern plain elsewhere; //~ ERROR CL0432
plain result(void); //~ ERROR CL0432
void parameter(whole w); //~ ERROR CL0432
plain without; //~ ERROR CL0432
