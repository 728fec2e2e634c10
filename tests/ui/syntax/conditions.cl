// Conditions without their end.

void f(int a) { if (a { } while (a { } for (;;  { } switch (a { } do { } while (a; } //~ ERROR CL0201
constant int ok1 = 1;
