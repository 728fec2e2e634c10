// std: 1.0 1.1 1.2

constant int4 c4 = (int4)(1, 2, 3, 4);
constant int4 c4b = {1, 2, 3, 4};
constant float2 cf = (float2)(1);
constant int4 c_over = (int4)(1, 2, 3, 4, 5); //~ ERROR CL0514
constant int4 c_under = (int4)(1, 2, 3); //~ ERROR CL0514

void f(int a, float g, int2 v2, float2 f2, int3 v3) {
  int4 x = (int4)(v2, v2);
  x = (int4)(v2, a, a);
  x = (int4)(a, v3);
  x = (int4)(v3, v2); //~ ERROR CL0514
  x = (int4)(f2, f2); //~ ERROR CL0514 //~ ERROR CL0514
  x = (int4)(g, g, g, g);
  x = (int4)a;
  x = (int4)g;
  x = (int4)(v2); //~ ERROR CL0513
  x = (int4)v2; //~ ERROR CL0513
  x = (int4){1, 2, 3, 4};
  x = {1, 2, 3, 4}; //~ ERROR CL0201
  x = ((int4)(1, 2, 3, 4));
  x = (int4)((int2)(1, 2), (int2)(3));
  x = (int4)(); //~ ERROR CL0201
  int5 y; //~ ERROR CL0203
  int16 z = (int16)(x, x, x, x);
  z = (int16)(x, x, x, v2); //~ ERROR CL0514
  float4 w = (float4)(x); //~ ERROR CL0513
  w = (float4)("a", 1, 2, 3); //~ ERROR CL0514
  int8 arr[2] = {(int8)(0), 1};
  int4 q = {1, 2, 3, 4, 5}; //~ ERROR CL0514
  int4 r = {v2, v2};
}
