// Types and members that are unavailable.
// std: 1.2 2.0

#define U __attribute__((unavailable))

  } x1;  //~ ERROR CL0201 //~ ERROR CL0205 //~ ERROR[1.2] CL0307
typedef struct U A2 { int a;  //~ ERROR CL0614
  } T2;
struct A3 { int a;
  } U;
  struct A3 x3;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
struct U A4;
  struct A4 { int a;
  };
struct A4;
enum U A5 { B5 } x5;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
enum A6 { B6 U, C6 = B6 };  //~ ERROR CL0614
void f(struct A4 *p);  //~ ERROR CL0614
  void g(void) { extern struct A3 e;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
  struct A3;
  struct A3 *q;
  for (struct A3 *w = 0;;) ;
  }
struct D1 { struct A3 a;  //~ ERROR CL0614
  struct A3 *b;  //~ ERROR CL0614
  T2 c;  //~ ERROR CL0614
  };
U struct A3 x6;  //~ ERROR[1.2] CL0307
  U typedef struct A3 T6;
  T6 x7;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
  T2 *x8;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
  void h(T2 a);  //~ ERROR CL0614
  T2 k(void);  //~ ERROR CL0614
typedef T2 T3;  //~ ERROR CL0614
  T3 x9;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
kernel void m(global struct A3 *p) { p->a;  //~ ERROR CL0614
  (*p).a;
  }
union V { int a U;
  float b;
  };
  void n(union V *v) { v->a;  //~ ERROR CL0614
  v->b;
  v[0].a = 1;  //~ ERROR CL0614
  }
constant union V cv = { .a = 1 };  //~ ERROR CL0614

int y [[noreturn]];  //~ ERROR[1.2] CL0307 //~ ERROR CL0708
  void z(void) [[noreturn]];  //~ ERROR CL0708
  void z2 [[noreturn]] (void);
  int y2[2] [[gnu::aligned(8)]];  //~ ERROR[1.2] CL0307
  int y3[2] [[nosuch]];  //~ ERROR[1.2] CL0307
  int y4[2] [[deprecated]];  //~ ERROR[1.2] CL0307 //~ ERROR CL0708
  void z3(void) [[clang::overloadable]];  //~ ERROR CL0708
  void z4(void) [[gnu::const]];
  int y5[2] [[gnu::vector_size(16)]];  //~ ERROR[1.2] CL0307 //~ ERROR CL0709
  void z5(void) [[gnu::noreturn]];
