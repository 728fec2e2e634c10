// A block does not take a copy of a block variable of the function around it (6.14.5 and its example 4); one of program
// scope, one of its own and what such a block returned before it may use.
// std: 2.0+
// never: 1.0 1.1 1.2, blocks came with 2.0
typedef int (^block)(void);
block at_program_scope = ^{ return 1; };
void inside(queue_t q, int n) {
  block one = ^{ return n; };
  int value = one();
  block two = ^{ return one(); }; //~ ERROR CL0447
  block three = ^{ block copy = one; return copy(); }; //~ ERROR CL0447
  block four = ^{ return 1 + one() * 2; }; //~ ERROR CL0447
  block five = ^{ return ^{ return one(); }(); }; //~ ERROR CL0447
  block six = ^{ if (n) { return one(); } return 0; }; //~ ERROR CL0447
  void (^nothing)(void) = ^{};
  void (^enqueues)(void) = ^{ enqueue_kernel(q, 0, ndrange_1D(1), nothing); }; //~ ERROR CL0447
  enqueue_kernel(q, 0, ndrange_1D(1), ^{ nothing(); }); //~ ERROR CL0447
  block global_one = ^{ return at_program_scope(); }; //~ FINE CL0447
  block own = ^{ block inner = ^{ return n; }; return inner(); }; //~ FINE CL0447
  block hidden = ^{ block one = ^{ return 2; }; return one(); }; //~ FINE CL0447
  block of_value = ^{ return value; }; //~ FINE CL0447
  block nested = ^{ return ^{ return at_program_scope() + n; }(); }; //~ FINE CL0447
  block unevaluated = one; //~ FINE CL0447
  enqueue_kernel(q, 0, ndrange_1D(1), nothing); //~ FINE CL0447
}
