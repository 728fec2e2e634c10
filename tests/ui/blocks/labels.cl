// A block has labels of its own: none of the function's, whether a block of statements declares them or not.
// std: 2.0+

void f(int n) {
  __label__ a;
  void (^of_function)(void) = ^{
    goto a;  //~ ERROR CL0904
  };
  a:;
  void (^own)(void) = ^{ __label__ a; a: goto a; };
  void (^same_name)(void) = ^{ a: goto a; };
  b:;
  void (^no_other)(void) = ^{
    goto b;  //~ ERROR CL0904
  };
}
