// std: 1.2 2.0 3.0
typedef float float5 __attribute__((ext_vector_type(5)));
typedef int int3_t __attribute__((ext_vector_type(3)));
typedef bool boolv __attribute__((ext_vector_type(4)));
typedef int badn __attribute__((ext_vector_type(0)));
typedef int badneg __attribute__((ext_vector_type(-4)));
typedef struct { int x; } S;
typedef S sv __attribute__((ext_vector_type(4)));
typedef int vecsize4 __attribute__((vector_size(16)));

char _c3[sizeof(char3) == 4 ? 1 : -1];
char _s3[sizeof(short3) == 8 ? 1 : -1];
char _f16[sizeof(float16) == 64 ? 1 : -1];
char _l2[sizeof(long2) == 16 ? 1 : -1];

bool4 gb;
float5 g5;
float6 g6;
half4 gh;

kernel void k(global float4 *p, float3 v, uchar16 u) {
  int3_t a = (int3)(1, 2, 3);
  int4 b = a;
  p[0] = v;
  p[1] = (float4)(v, 0.0f);
  vecsize4 w = (int4)(0);
  p[2].xyz = v;
}
