// std: 2.0 3.0

void f1(global int **pp, local int *global *pl) {
  global int *g = *pp;
  local int *l = *pl;
  local int **q = pl;
  pp = pl; // expected-error {{assigning '__local int *__global *__private' to '__global int *__generic *__private' changes address space of nested pointer}}
  g = l; // expected-error {{changes address space of pointer}}
}

void f2(global int *global *a, local int *global *b, int *global *c) {
  a = b; // expected-error {{changes address space of nested pointer}}
  b = a; // expected-error {{changes address space of nested pointer}}
  c = a; // expected-error {{changes address space of nested pointer}}
  a = a;
}

void f3(void) {
  __attribute__((address_space(1))) int *n;
  int *gen = n;
  global int *g = (global int *)n; // expected-error {{changes address space of pointer}}
  private int p;
  gen = &p;
}

global global int dup; // expected-warning {{multiple identical address spaces specified for type}}
global local int conflict; // expected-error {{multiple address spaces specified for type}}
global int *constant cg = 0;
