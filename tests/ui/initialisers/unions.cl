// A union takes one value: that of its first member, or of the one that is named last.
// warnings

union either { int i; float f; struct { int x, y; } s; };
struct holds { union either u; int behind; };
constant union either first = { 1 };
constant union either named = { .f = 1.5f };
constant union either last = { .i = 1, .f = 2.5f };
constant float of_last = last.f;
constant union either inner = { .i = 1, .s.x = 2, .s.y = 3 };
constant int of_inner = inner.s.y;
constant struct holds outer = { .u.i = 1, .u.f = 2, 3 };
constant int of_outer = outer.behind;
constant union either more = { 1, 2 }; //~ WARNING CL0436
constant union either behind = { .i = 1, 2 }; //~ WARNING CL0436
constant union either further = { .s.x = 1, 2, 3 }; //~ WARNING CL0436
constant float gone = first.f; //~ ERROR CL0439
