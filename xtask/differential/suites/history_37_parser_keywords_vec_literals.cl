// std: 1.2 2.0 3.0
typedef __attribute__((ext_vector_type(4))) float float4_t;
typedef __attribute__((ext_vector_type(8))) float float8_t;

__kernel void k1(__global int *a);
kernel void k2(global int *a);
__kernel kernel void k3(void);
kernel int k4(void);
static kernel void k5(void);
kernel int k_var;

void vec(float4 a, float2 b) {
  float4 v1 = (float4)(1, 2, 3, 4);
  float4 v2 = (float4)(b, b);
  float4 v3 = (float4)(b, 1, 2);
  float4 v4 = (float4)(1);
  float4 v5 = (float4)(1, 2, 3);
  float4 v6 = (float4)(1, 2, 3, 4, 5);
  float8 v7 = (float8)(a, b, 1, 2);
  float8 v8 = (float8)(a, a, a);
  float4 v9 = (float4){1, 2, 3, 4};
  float4_t v10 = (float4_t)(a);
  float4 v11 = (float4)();
}

void words(void) {
  int pipe = 1;
  int generic = 2;
  int read_only = 3;
  int half = 4;
  int image2d_t = 5;
}
