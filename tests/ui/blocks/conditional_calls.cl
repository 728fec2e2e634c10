// std: 2.0+
// Neither a block nor its call is an operand of `? :`, as compilers read it; a part of an operand may be one.
void operands(int n, float f)
{
  int (^a)(int) = ^(int x) { return x; };
  void (^v)(void) = ^{ };
  int r = n ? a(1) : 2;  //~ ERROR CL0432
  r = n ? 2 : a(1);  //~ ERROR CL0432
  r = n ? a(1) : a(2);  //~ ERROR CL0432 //~ ERROR CL0432
  r = n ? 1 : ^(int y) { return y; }(3);  //~ ERROR CL0432
  n ? v() : v();  //~ ERROR CL0432 //~ ERROR CL0432
  r = n ? (a(1)) : 2;
  r = n ? a(1) + 1 : 2;
  f = n ? a(1) : 2.0f;
  r = a(1) ? 2 : 3;
  r = a(1) ?: 3;
}
