// std: 1.0 1.2 2.0

typedef __attribute__((ext_vector_type(4))) int int4_t;
typedef __attribute__((ext_vector_type(4))) uint uint4_t;
typedef __attribute__((ext_vector_type(4))) float float4_t;
typedef __attribute__((ext_vector_type(4))) double double4_t;
typedef __attribute__((ext_vector_type(4))) long long4_t;
typedef __attribute__((ext_vector_type(2))) short short2_t;

int4_t test1(int4_t a, int4_t b) { return a && b; }
int4_t test2(int4_t a, int4_t b) { return a || b; }
int4_t test3(int4_t a) { return !a; }
int4_t test4(float4_t a, float4_t b) { return a && b; }
int4_t test5(float4_t a, float4_t b) { return a < b; }
int4_t test6(float4_t a) { return !a; }
long4_t test7(double4_t a, double4_t b) { return a == b; }
int4_t test8(double4_t a, double4_t b) { return a != b; }
int4_t test9(int4_t a, uint4_t b) { return a < b; }
int4_t test10(int4_t a, int b) { return a && b; }
short2_t test11(short2_t a, short2_t b) { return a ? a : b; }
int4_t test12(int4_t c, int4_t a, int4_t b) { return c ? a : b; }
float4_t test13(int4_t c, float4_t a, float4_t b) { return c ? a : b; }
float4_t test14(float4_t c, float4_t a, float4_t b) { return c ? a : b; }
uint4_t test15(uint4_t a, uint4_t b) { return ~a ^ b; }
float4_t test16(float4_t a) { return ~a; }
void test17(int4_t a) {
  if (a)
    return;
  while (a < 3)
    a++;
}
float test18(float a, float b) { return !a || b; }
