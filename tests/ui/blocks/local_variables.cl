// Local and constant variables inside blocks.
// std: 2.0+

kernel void k(void) {
  ^{ local int a; };
  ^{ constant int c = 1; };
  ^{ { local int a; } }; //~ ERROR CL0311
  ^{ if (1) { constant int a = 1; } }; //~ ERROR CL0311
  ^{ ^{ local int a; }; };
  { ^{ local int a; }; }
  ^{ local int a = 1; }; //~ ERROR CL0314
}
void f(void) {
  ^{ local int a; }; //~ ERROR CL0310
  ^{ constant int c = 1; }; //~ ERROR CL0310
}
