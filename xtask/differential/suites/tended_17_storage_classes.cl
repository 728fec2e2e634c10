// std: 1.1 1.2 2.0 3.0

extern int ext_plain;
extern constant int ext_const;
extern global int ext_global;
static int st_plain = 1;
static constant int st_const = 1;
static global int st_global = 2;
int file_plain;
constant int file_const = 4;
constant int file_const_noinit;
global int file_global = 3;
static void st_fn(void) {}
extern void ext_fn(void);

void f(void) {
  static int s_plain = 1;
  static constant int s_const = 2;
  static global int s_global = 3;
  static local int s_local;
  extern int e_plain;
  extern constant int e_const;
  auto int a = 1;
}

kernel void k(void) {
  constant int c = 5;
  constant int c_noinit;
  local int l;
  local int l_init = 3;
  global int g;
  {
    local int inner;
    constant int inner_c = 4;
  }
}

void param(static int a, register int b, extern int c) {}
