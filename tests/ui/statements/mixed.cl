// Statements, loops, labels, switches.

void f(int a, int b) {
  if (a) else b; //~ ERROR CL0201
  if a {} //~ ERROR CL0201
  while () {} //~ ERROR CL0201
  for (;;) { break; continue; }
  for (int i = 0, j = 1; i < 3; i++, j--) ;
  for (int i = 0; int j = 1; i++) ; //~ ERROR CL0201
  for (static int s = 0; ; ) ; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1,2.0+] CL0407
  do a++; while (a) //~ ERROR CL0201
  do { } while (0);
  switch (a) { case 1: case 1: break; default: default: ; case b: ; case 1.0: ; case 'a': ; case 3 ... 5: ; case 5: ; } //~ ERROR CL0439 //~ ERROR CL0903
  switch (1.0f) {} //~ ERROR CL0532
  switch (a) int z; //~ ERROR CL0201
  break; //~ ERROR CL0901
  continue; //~ ERROR CL0901
  case 1: ; //~ ERROR CL0902
  default: ; //~ ERROR CL0902
  goto x;
  goto y; //~ ERROR CL0904
  x: ;
  x: ; //~ ERROR CL0402
  goto *a; //~ ERROR CL0201
  return 1; //~ ERROR CL0613
  return;
  int a; //~ ERROR CL0402
  { int a; float b; }
  int c; int c; //~ ERROR CL0402
  int d = d;
  ;
  {}
  a b; //~ ERROR CL0203 //~ ERROR CL0402
  a = ; //~ ERROR CL0201
  a + ; //~ ERROR CL0201
  (a; //~ ERROR CL0201
  a); //~ ERROR CL0201
  [a]; //~ ERROR CL0201
  a[; //~ ERROR CL0201
  int;
  int 3; //~ ERROR CL0201
  struct { int x; };
  typedef int t; t q; t;
  int t; //~ ERROR CL0402
  extern void ff(void); //~ ERROR[1.0,1.1] CL0407
  static void fg(void); //~ ERROR CL0407
  void nested(void) {} //~ ERROR CL0409
  label: int z2;
  asm("nop"); //~ ERROR CL0601
  __asm__ volatile ("nop");
  asm volatile ("x" : "=r"(a) : "r"(b) : "memory"); //~ ERROR CL0203
  _Static_assert(1, "x");
  _Static_assert(0, "x"); //~ ERROR CL0442
  _Static_assert(sizeof(int) == 4);
  __attribute__((opencl_unroll_hint)) for (;;) {}
  __attribute__((opencl_unroll_hint(2))) while (1) {}
  __attribute__((opencl_unroll_hint(2))) do {} while (1);
  __attribute__((opencl_unroll_hint(2))) if (1) {} //~ ERROR CL0209
  __attribute__((opencl_unroll_hint(2))) a++; //~ ERROR CL0209
  __attribute__((opencl_unroll_hint(2.0))) for (;;) {} //~ ERROR CL0709
  __attribute__((opencl_unroll_hint(-2))) for (;;) {} //~ ERROR CL0709
  __attribute__((opencl_unroll_hint(0))) for (;;) {} //~ ERROR CL0709
  __attribute__((opencl_unroll_hint(1,2))) for (;;) {} //~ ERROR CL0709
  __attribute__((opencl_unroll_hint("x"))) for (;;) {} //~ ERROR CL0709
  __attribute__((opencl_unroll_hint(1))) __attribute__((opencl_unroll_hint(2))) for (;;) {}
  #pragma unroll
  for (;;) {}
  #pragma unroll 3
  for (;;) {}
  #pragma unroll(3)
  while (1) {}
  #pragma nounroll
  for (;;) {}
  #pragma unroll 0
  for (;;) {}
  for (;;) {}
  for (;;) {}
  #pragma unroll
  a++; //~ ERROR CL0209
  #pragma OPENCL FP_CONTRACT ON //~ ERROR CL0122
  #pragma STDC FP_CONTRACT OFF //~ ERROR CL0122
  { 
  #pragma OPENCL FP_CONTRACT OFF
  }
  a;
}
#pragma unroll //~ ERROR CL0122
void g(void) {}
__attribute__((opencl_unroll_hint)) void h(void) {} //~ ERROR CL0708
struct s { int a } ;
struct t { int a; } //~ ERROR CL0201
int q; //~ ERROR[1.0,1.1,1.2] CL0307
enum { X, Y, };
enum { }; //~ ERROR CL0201
enum X2 { 1 }; //~ ERROR CL0201
int r = 1, s, ; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
int (t); //~ ERROR[1.0,1.1,1.2] CL0307
int *(*u); //~ ERROR[1.0,1.1,1.2] CL0307
;;
typedef v; //~ ERROR CL0205
w; //~ ERROR CL0205 //~ ERROR[1.0,1.1,1.2] CL0307
x() {} //~ ERROR CL0205
int y //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
int z; //~ ERROR[1.0,1.1,1.2] CL0307
