// std: 1.1 1.2 2.0
typedef unsigned int uint;
typedef __SIZE_TYPE__ size_t;
typedef float float2 __attribute__((ext_vector_type(2)));
typedef float float4 __attribute__((ext_vector_type(4)));

float __attribute__((overloadable)) vload_half(size_t, const __global half *);
float2 __attribute__((overloadable)) vload_half2(size_t, const __global half *);
void __attribute__((overloadable)) vstore_half(float, size_t, __global half *);

// CHECK-LABEL: define{{.*}} @test_load
// CHECK: call {{.*}} @_Z10vload_half
__kernel void test_load(__global float *out, const __global half *in) {
  out[0] = vload_half(0, in);
  out[1] = vload_half(1, in + 4);
}

__kernel void test_load2(__global float2 *out, const __global half *in) {
  *out = vload_half2(0, in);
}

// CHECK-LABEL: define{{.*}} @test_builtin
__kernel void test_builtin(__global float *f, __global half *h) {
  f[0] = __builtin_load_halff(h);
  __builtin_store_halff(f[1], h + 1);
  __builtin_store_half((double)1, h);
  vstore_half(f[2], 2, h);
}
