// std: 1.0 1.2 2.0
// Parsing and checking of vector literals.

typedef __attribute__((ext_vector_type(2))) float float2x;
typedef __attribute__((ext_vector_type(3))) float float3x;
typedef __attribute__((ext_vector_type(4))) float float4x;
typedef __attribute__((ext_vector_type(5))) float float5x;
typedef __attribute__((vector_size(16))) float gcc4;
typedef __attribute__((ext_vector_type(0))) int none;
typedef __attribute__((ext_vector_type(-2))) int negative;
typedef __attribute__((ext_vector_type(4))) int4 of_vector;
typedef __attribute__((ext_vector_type(2))) int *of_pointer;
typedef __attribute__((ext_vector_type(2))) struct { int a; } of_struct;

constant float4x global_lit = (float4x)(1.0f, 2.0f, 3.0f, 4.0f);
constant float4 nested_lit = (float4)((float2)(1, 2), (float2)((float)3, 4));
constant int4 splat = (int4)(-1);
constant uchar16 many = (uchar16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

float4 ret(float a, float2 b, float3 c) {
  float4 v = (float4)(a, b, a);
  v = (float4)(b, b);
  v = (float4)(c, a);
  v = (float4)(a, c);
  v = (float4)(a);
  v = (float4)a;
  v = (float4)1;
  v = (float4)(1, 2.5f, 3u, 'c');
  v = (float4)(a + 1, -b, !a);
  v = (float4)(b.yx, b.x, b.y);
  v = (float4)((float4)((float4)(1)));
  v = (float4)(((1)), ((2), 3), (4), (5));
  v = (float4)(1, 2, 3, 4) + (float4)(1).xyzw;
  v = ((float4)(1, 2, 3, 4)).wzyx;
  v = (float4)(1, 2, 3, 4).wzyx;
  v = -(float4)(1);
  v = a * (float4)(b, 1, 1);
  v = ret(1, (float2)(1, 2), (float3)(1));
  v = (float4)
      (1,
       2, 3,
       4);
  v.xy = (float2)(1, 2), v.zw = (float2)(3);

  v = (float4)(1, 2);
  v = (float4)(1, 2, 3);
  v = (float4)(1, 2, 3, 4, 5);
  v = (float4)(b, c);
  v = (float4)(c, b);
  v = (float4)();
  v = (float4)(1, , 2, 3);
  v = (float4)(1, 2, 3, 4;
  v = (float4)(1 2 3 4);
  v = (float4)((int4)(1));
  v = (float4)((int2)(1), (float2)(2));
  v = (float4)(v, 1);
  v = (float5x)(1, 2, 3, 4, 5);
  v = (float)(1, 2, 3, 4);
  v = (float)(b);
  int i = (int)(1, 2);
  int4 w = (int4)(1.5f, 2, 3, 4);
  long2 l = (long2)(1L, w.x);
  uint2 u = (uint2)(-1, 0x80000000);
  char4 ch = (char4)(1, 2, 3, 400);
  gcc4 g = (gcc4){1, 2, 3, 4};
  g = (gcc4)(1, 2, 3, 4);
  v = g;
  &(float4)(1, 2, 3, 4);
  (float4)(1, 2, 3, 4) = v;
  v = float4(1, 2, 3, 4);
  v = make_float4(1, 2, 3, 4);
  v = (const float4)(1, 2, 3, 4);
  v = (__private float4)(a, a, a, a);
  return (float4)(0, 0, 0, 1);
}
