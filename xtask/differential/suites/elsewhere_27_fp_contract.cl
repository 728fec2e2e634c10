// std: 1.0 1.2 3.0
// FP_CONTRACT, other floating point pragmas and fpmath.

#pragma OPENCL FP_CONTRACT OFF
float off_file(float a, float b, float c) { return a * b + c; }
#pragma OPENCL FP_CONTRACT ON
float on_file(float a, float b, float c) { return a * b + c; }
#pragma OPENCL FP_CONTRACT DEFAULT

typedef __attribute__((ext_vector_type(4))) float f4;

float block_scope(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  float r = a * b + c;
  {
#pragma OPENCL FP_CONTRACT ON
    r += a * b - c;
  }
  return r;
}

float late(float a, float b) {
  float r = a;
#pragma OPENCL FP_CONTRACT ON
  return r * b + a;
}

float nested(float a, float b) {
  if (a > b) {
#pragma STDC FP_CONTRACT OFF
    a = a * b + 1.0f;
#pragma clang fp contract(fast)
  }
  {
#pragma clang fp contract(on) reassociate(on)
    b = a + b + 1.0f;
  }
  {
#pragma clang fp contract(maybe)
#pragma clang fp contract
#pragma clang fp unknown(on)
  }
  return a;
}

#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL FP_CONTRACT ON extra
#pragma OPENCL fp_contract ON
#pragma FP_CONTRACT ON
#pragma STDC FENV_ACCESS ON
#pragma STDC FENV_ACCESS OFF
#pragma STDC CX_LIMITED_RANGE ON
#pragma OPENCL
#pragma OPENCL SOMETHING ELSE
#pragma float_control(precise, on)

void spscalardiv(global float *A, float a, float b) { *A = a / b; }
void spvectordiv(global f4 *A, f4 a, f4 b) { *A = a / b; }
void spscalarsqrt(global float *A, float a) { *A = sqrt(a) + native_sqrt(a) + half_sqrt(a); }
#if __OPENCL_C_VERSION__ >= 120
void dpscalardiv(global double *A, double a, double b) { *A = a / b; }
#endif
constant float folded = 1.0f / 3.0f;
constant float inf = 1.0f / 0.0f, nan_v = 0.0f / 0.0f;
float rem(float a, float b) { return a % b; }
struct pragma_inside {
#pragma OPENCL FP_CONTRACT ON
  float x;
};
#ifdef FP_FAST_FMAF
constant int fast = FP_FAST_FMAF;
#endif
#ifdef __FAST_RELAXED_MATH__
#error relaxed
#endif
constant int eval = FLT_EVAL_METHOD;
