// std: 1.2 2.0 3.0
// opts: -DPLAIN_RUN=1
// Program-scope and static variables.

constant int c0 = 1;
__constant float c1[3] = {1.0f, 2.0f, 3.0f};
static constant int c2 = 3;
extern constant int c3;
constant int *constant pc = &c0;

int implicit_global = 5;
global int explicit_global = 6;
static int implicit_static;
static global int explicit_static = 8;
extern int ext_implicit;
extern global int ext_explicit;
int *ptr_to_generic = &implicit_global;
global int *ptr_to_global = &implicit_global;
global int *global gptr_to_global = &explicit_global;
constant int *ptr_to_constant = &c0;

private int bad_private;
local int bad_local;
extern private int bad_extern_private;
static local int bad_static_local;
constant int no_init;

int *f(void) {
  static int s_implicit = 1;
  static global int s_global = 2;
  static constant int s_constant = 3;
  static private int s_private = 4;
  static local int s_local;
  extern int e_implicit;
  extern global int e_global;
  extern constant int e_constant;
  extern private int e_private;
  extern local int e_local;
  return &s_implicit;
}

kernel void k(global int *o) {
  *o = c0 + c2 + c3 + (int)c1[1] + *pc;
  c0 = 1;
  o[1] = implicit_global + explicit_global + implicit_static;
  implicit_global = 1;
  explicit_static++;
  o[2] = *f();
}
