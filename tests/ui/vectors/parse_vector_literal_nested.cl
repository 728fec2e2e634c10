// std: 1.2 2.0

// Crash while parsing vector literals with too few or too many elements.

constant int4 g = (int4)(1, 2, ((int2)(3)));

void f(int2 a, float2 b) {
  int4 v = (int4)(a, a);
  v = (int4)(a, 1); //~ ERROR CL0514
  v = (int4)(a, a, a); //~ ERROR CL0514
  v = (int4)(b, b); //~ ERROR CL0514 //~ ERROR CL0514
  v = (int4)(a); //~ ERROR CL0513
  v = (int4)(); //~ ERROR CL0201
  v = (int4)(1, 2, 3, 4).wzyx;
  v = (int4){1, 2}; //~ ERROR CL0514
  v = (no_type4)(1, 2, 3, 4); //~ ERROR CL0601
}
