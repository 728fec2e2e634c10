// std: 1.1 1.2 2.0
// opts: -DPRECISION=64
// opts: -DPRECISION=32
#if PRECISION == 64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double real;
typedef double4 real4;
#else
typedef float real;
typedef float4 real4;
#endif
#define TS 16
#define MULADD(c, a, b) c = mad(a, b, c)

inline real ld0(const real* restrict a, const int s, const int r) { return a[r*s]; }
__kernel void gemm0(const int k, const real alpha, const __global real* restrict a, __global real4* c) {
  __local real tile[TS][TS + 1];
  const int row = get_local_id(1);
  real4 acc = (real4)0;
  for (int i = 0; i < k; ++i) {
    MULADD(acc, (real4)(tile[row][i]), c[i]);
  }
  c[row] = alpha * acc + ld0(a, k, row);
}

inline real ld1(const __global real* restrict const int s, const int r) { return a[r*s]; }
__kernel void gemm1(const int k, const real alpha, const __global real* restrict a, __global real4* c) {
  __local real tile[TS][TS + 1];
  const int row = get_local_id(1);
  real4 acc = (real4)0;
  for (int i = 0; i < k; ++i) {
    MULADD(acc, (real4)(tile[row][i]), c[i]);
  }
  c[row] = alpha * acc + ld1(a, k, row);
}

inline real ld2(const __global real* restrict a, const int s, const int r) { return a[r*s]; }
__kernel void gemm2(const int k, const real alpha, const __global real* restrict a, __global real4* c) {
  __local real tile[TS][TS + 1];
  const int row; row = get_local_id(1);
  real4 acc = (real4)0;
  for (int i = 0; i < k; ++i) {
    MULADD(acc, (real4)(tile[row][i]), c[i]);
  }
  c[row] = alpha * acc + ld2(a, k, row);
}

inline real ld3(const __global real* restrict a, const int s, const int r) { return a[r*s]; }
__kernel void gemm3(const int k, const real alpha, const __global real* restrict a, __global real4* c) {
  __local real tile[TS][TS + 1];
  const int row = get_local_id(1);
  real4 acc = {0};
  for (int i = 0; i < k; ++i) {
    MULADD(acc, (real4)(tile[row][i]), c[i]);
  }
  c[row] = alpha * acc + ld3(a, k, row);
}

inline real ld4(const __global real* restrict a, const int s, const int r) { return a[r*s]; }
__kernel void gemm4(const int k, const real alpha, const __global real* restrict a, __global real4* c) {
  __local real tile[TS][TS + 1];
  const int row = get_local_id(1);
  real4 acc = (real4)0;
  for (int i = 0; i < k; ++i) {
    MULADD(acc, c[i]);
  }
  c[row] = alpha * acc + ld4(a, k, row);
}

inline real ld5(const __global real* restrict a, const int s, const int r) { return a[r*s]; }
__kernel void gemm5(const int k, const real2 alpha, const __global real* restrict a, __global real4* c) {
  __local real tile[TS][TS + 1];
  const int row = get_local_id(1);
  real4 acc = (real4)0;
  for (int i = 0; i < k; ++i) {
    MULADD(acc, (real4)(tile[row][i]), c[i]);
  }
  c[row] = alpha * acc + ld5(a, k, row);
}

inline real ld6(const __global real* restrict a, const int s, const int r) { return a[r*s]; }
__kernel void gemm6(const int k, const real alpha, const __global real* restrict a, __global real4* restrict const c) {
  __local real tile[TS][TS + 1];
  const int row = get_local_id(1);
  real4 acc = (real4)0;
  for (int i = 0; i < k; ++i) {
    MULADD(acc, (real4)(tile[row][i]), c[i]);
  }
  c[row] = alpha * acc + ld6(a, k, row);
}

inline real ld7(const __global real* restrict a, const int s, const int r) { return a[r*s]; }
__kernel void gemm7(const int k, const real alpha, const __global real* restrict a, __global real4* c) {
  __local real tile[TS][TS + 1];
  const int row = get_local_id(1);
  real4 acc = (real4)0;
  for (int i = 0; i < k; ++i) {
    MULADD(acc, (real4)(tile[row]), c[i]);
  }
  c[row] = alpha * acc + ld7(a, k, row);
}

inline real ld8(const __global real* restrict a, const int s, const int r) { return a[r*s]; }
__kernel void gemm8(const int k, const real alpha, const __global real* restrict a, __global real4* c) {
  __local real tile[TS][TS + 1];
  const int row = get_local_id(1);
  real4 acc = (real4)0;
  for (int i = 0; i < k; ++i) {
    MULADD(acc, (real4)(tile[row][i]), c[i]);
  }
  c[row] = acc * alpha + ld8(a, k, row);
}

inline real ld9(const __global real* restrict a, const int s, const int r) { return a[r*s]; }
__kernel void gemm9(const int k, const real restrict alpha, const __global real* restrict a, __global real4* c) {
  __local real tile[TS][TS + 1];
  const int row = get_local_id(1);
  real4 acc = (real4)0;
  for (int i = 0; i < k; ++i) {
    MULADD(acc, (real4)(tile[row][i]), c[i]);
  }
  c[row] = alpha * acc + ld9(a, k, row);
}
