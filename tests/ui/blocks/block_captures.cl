// A block captures no block.
// std: 2.0

typedef int (^bt)(int);
bt gb = ^(int a) { return a; };
void f(void) {
  bt l = ^(int q) { return q; };
  bt m = ^(int q) { return l(q); }; //~ ERROR CL0447
  bt n = ^(int q) { return gb(q); };
  bt o = ^(int q) { bt i = ^(int a) { return a; }; return i(q); };
  void (^r)(void) = ^{ r(); }; //~ ERROR CL0447
  void (^s)(void) = ^{ (void)l; }; //~ ERROR CL0447
  int (^t)(void) = ^{ bt z = l; return 1; }; //~ ERROR CL0447
  ^{ l(1); }(); //~ ERROR CL0447
  ^{ return l; }; //~ ERROR CL0432 //~ ERROR CL0447
  ^{ ^{ l(1); }; }; //~ ERROR CL0447
  static bt sb = ^(int q) { return q; };
  ^{ sb(1); };
  const bt cb = ^(int q) { return q; };
  ^{ cb(1); }; //~ ERROR CL0447
}
