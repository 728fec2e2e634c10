// std: 1.1 1.2 2.0
typedef __attribute__((ext_vector_type(2))) float float2;
typedef __attribute__((ext_vector_type(4))) float float4;
typedef __attribute__((ext_vector_type(2))) long long2;
typedef __attribute__((ext_vector_type(4))) int int4;
typedef __attribute__((ext_vector_type(4))) short short4;
typedef __attribute__((ext_vector_type(4))) unsigned int uint4;

kernel void foo(float2 in1, global float2 *out) {
  *out = in1 + 0.5;
  *out = in1 * 2;
  *out = in1 - 1.0f;
}

kernel void test_errors(int4 i, uint4 u, short4 s, float4 f, long2 l, long sl, global int4 *out) {
  *out = i + u;
  *out = i + s;
  *out = i * f;
  *out = i + l;
  *out = i + 1;
  *out = i + sl;
  *out = s + 1;
  s = s + 70000;
  s += sl;
  f = f + sl;
  i = u;
  i = (int4)f;
  i = f;
  i += 1.0f;
  i = i % 3;
  f = f % 2.0f;
  f = ~f;
  i = ~i;
  i = -u;
  i++;
  --f;
  i = !f;
}
