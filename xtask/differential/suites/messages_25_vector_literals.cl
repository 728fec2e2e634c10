// std: 1.0 1.2 3.0
typedef int int5 __attribute__((ext_vector_type(5)));
constant int4 glb = (int4)(1, 2, 3, 4);
constant int4 brace = {1, 2, 3, 4};
constant float4 fvec = (float4)(1);
kernel void k(int a, int2 b, int3 c, float f, float2 fb) {
  int4 v0 = (int4)(a);
  int4 v1 = (int4)(a, a);
  int4 v2 = (int4)(b, b);
  int4 v3 = (int4)(c, a);
  int4 v4 = (int4)(c, b);
  int4 v5 = (int4)(a, a, a, a, a);
  int4 v6 = (int4)(b);
  int4 v7 = (int4)b;
  int4 v8 = (int4)a;
  int4 v9 = (int4)f;
  int4 v10 = (int4)(f, f, f, f);
  int4 v11 = (int4)(fb, fb);
  int4 v12 = {b, b};
  int4 v13 = {b, a, b};
  int4 v14 = (int4){1, 2, 3, 4};
  int4 v15 = ((int4)(1));
  int4 v16 = (int4)();
  int4 v17 = (int4)((int2)(1, 2), (int2)(3));
  float4 v18 = (int4)(1);
  int4 v19[2] = {(int4)(1), (int4)(2, 3)};
  int4 v20 = (1, 2, 3, 4);
  int5 v21;
}
