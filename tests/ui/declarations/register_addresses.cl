// Variables with `register`, which an extension of compilers has, have no address (C99 6.5.3.2).
// std: 1.2+
void before(register int p) { register int a; &a; &p; }  //~ ERROR CL0407 //~ ERROR CL0407
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
struct S { int x; int a[2]; };
void f(int x) {
  register int one = x;
  register int two[2];
  register struct S s;
  register struct S *sp = 0;
  &one;  //~ ERROR CL0523
  &two;  //~ ERROR CL0523
  &two[1];  //~ ERROR CL0523
  &s.x;  //~ ERROR CL0523
  &s.a[1];  //~ ERROR CL0523
  &sp;  //~ ERROR CL0523
  &sp->x;
  int *p = two;  //~ ERROR CL0523
  x = two[0];  //~ ERROR CL0523
  x = sizeof(two) + sizeof(&one);  //~ ERROR CL0523
}
void g(register int p) { &p; }  //~ ERROR CL0523
// Of the variables of one function nothing is held against those of the next.
void h(int q) { int r; &q; &r; int s; int t; int u; &s; &t; &u; }
