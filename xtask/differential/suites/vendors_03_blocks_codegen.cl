// std: 2.0 3.0
// Emission of block literals in OpenCL.

typedef int (^const binop_t)(int, int);

#if __OPENCL_C_VERSION__ == 300 && !defined(__opencl_c_device_enqueue)
void nope(void) {
  int (^b)(int) = ^(int i) { return i; };
}
#else

// CHECK: @block_A = internal addrspace(1) constant
constant binop_t block_A = ^int(int a, int b) { return a + b; };

// No captures: a global literal.
void no_capture(global int *out) {
  int (^const inc)(int) = ^(int x) { return x + 1; };
  *out = inc(2);
}

// CHECK: %block = alloca <{ i32, i32, ptr addrspace(4), i32 }>
int capture_int(int i) {
  int (^b)(void) = ^{ return i; };
  return b();
}

void capture_many(global float *f, float4 v, char c) {
  void (^b)(int) = ^(int n) {
    f[n] = v.x + c;
  };
  b(1);
  b(2);
}

int nested(int k) {
  int (^const outer)(int) = ^(int a) {
    int (^const inner)(int) = ^(int b) { return a + b + k; };
    return inner(a);
  };
  return outer(4);
}

float as_argument(float (^const fn)(float), float x) { return fn(x); }

kernel void entry(global float *out) {
  float bias = 0.5f;
  out[0] = as_argument(^(float x) { return x * bias; }, 2.0f);
  ^(void) { out[1] = 3.0f; }();
  out[2] = block_A(1, 2);
}
#endif
