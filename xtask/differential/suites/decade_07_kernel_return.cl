// std: 1.0 1.2 3.0

typedef void nothing;
typedef float result_t;

kernel float sum(global float *v, int n) {
  float s = 0.0f;
  for (int i = 0; i < n; ++i)
    s += v[i];
  return s;
}

kernel result_t via_typedef(void);
kernel float4 *pointer_result(void);
__kernel nothing quiet(global float *v) { v[0] = 0.0f; }
nothing __kernel quiet_too(global float *v) { quiet(v); }

kernel void gives_value(global float *v) { return v[0]; }
kernel void gives_void(global float *v) { return quiet(v); }

static __kernel void hidden(global float *v) {}
__kernel int counter;
__kernel typedef int kernel_int;

kernel void main(global float *v) {}
