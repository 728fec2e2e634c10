// std: 1.2 3.0+

// Vector literals, nested and with wrong element counts.

constant float4 gv = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant float4 gs = (float4)(1.0f);
constant int2 gi[] = {(int2)(0, 1), (int2)(2)};
constant int2 gp = (1, 2);

void vector_literals(float f, int i, float2 f2, float3 f3, int2 i2) {
  float4 a = (float4)(f, f, f, f);
  float4 b = (float4)(f2, f2);
  float4 c = (float4)(f3, f);
  float4 d = (float4)(f, f2, f);
  float4 e = (float4)(f, f); //~ ERROR CL0514
  float4 g = (float4)(f2, f2, f); //~ ERROR CL0514
  float4 h = (float4)(f3, f2); //~ ERROR CL0514
  float4 j = (float4)(f2); //~ ERROR CL0513
  float4 l = (float4)(i2, f2); //~ ERROR CL0514
  float4 m = (float4)(i, 1, 2u, 'c');
  float4 n = (float4){f, f, f, f};
  float4 o = {f, f}; //~ ERROR CL0514
  float4 p = {f2, f2};
  float4 q = ((float4)(f));
  float4 r = (float4)f;
  int4 s = (int4)(f3, 1); //~ ERROR CL0514
  float4 t = f;
  float8 u = (float8)(a, b);
  float8 v = (float8)(a, (float2)(1), f2);
  float4 w = (float4)(); //~ ERROR CL0201
  float4 x = (float4)((f, f, f, f));
  float4 y = (f, f, f, f);
  float16 z = (float16)(u, v);
  uchar4 uc = (uchar4)(256, -1, 0, 1);
  float4 ptr = (float4)(&f, f, f, f); //~ ERROR CL0514
}
