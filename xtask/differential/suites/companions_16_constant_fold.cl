// std: 1.2 2.0

typedef int int4_v __attribute__((ext_vector_type(4)));

__constant int zero = 0;
__constant int sum = 3 + 4 * 5;
__constant int cond = 1 ? 10 : 20;
__constant int div0 = 1 / 0;
__constant float fdiv = 1.0f / 0.0f;
__constant int shifted = 1 << 33;
__constant int4_v vsum = (int4_v)(1, 2, 3, 4) + (int4_v)(4, 3, 2, 1);
__constant int4_v vneg = -(int4_v)(1);
__constant int first = ((int4_v)(1, 2, 3, 4)).x;
__constant uint wrapped = 0xffffffffu + 1u;
__constant int overflow = 2147483647 + 1;
__constant float from_int = 16777217;
__constant char narrow = 300;
__constant int copy = sum;
__constant int *addr = &sum;
__constant int *addr_off = &sum + 2;
__constant ulong as_int = (ulong)&sum;
__constant int size = sizeof(int4_v);
__constant int align = __alignof__(double4);

void dead_branch(float a, __global int *p) {
  if (0) {
    p[0] = 1 / 0;
  }
  p[1] = 0 && (1 / 0);
  p[2] = sizeof(float3) == sizeof(float4) ? 1 : 2;
  char4 c = (char4)(127) + (char4)1;
  __local int arr[2 + 3];
  __local int nope[zero];
}
