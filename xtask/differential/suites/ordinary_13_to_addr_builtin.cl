// std: 1.2 2.0

void test(void) {
  global int *glob;
  local int *loc;
  constant int *con;
  typedef constant int const_int_ty;
  const_int_ty *con_typedef;

  glob = to_global(glob, loc); // 1.2: expected-error{{use of undeclared}} 2.0: expected-error{{too many arguments to function call, expected 1, have 2}}

  int x;
  glob = to_global(x); // expected-error{{invalid argument x to function: 'to_global', expecting a generic pointer argument}}

  glob = to_global(con); // expected-error{{invalid argument con to function: 'to_global', expecting a generic pointer argument}}

  glob = to_global(con_typedef); // expected-error{{invalid argument con_typedef}}

  loc = to_global(glob); // expected-error{{changes address space of pointer}}

#if __OPENCL_C_VERSION__ >= CL_VERSION_2_0
  glob = to_global(glob);
  loc = to_local(loc);
  global char *glob_c = to_global(loc); // expected-warning{{incompatible pointer types}}

  int *gen = glob;
  private int *priv = to_private(gen);
  glob = to_local(gen); // expected-error{{changes address space of pointer}}

  typedef int generic_int;
  generic_int *g2 = gen;
  glob = to_global(g2);
#endif
}
