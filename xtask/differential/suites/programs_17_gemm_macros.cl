// std: 1.2 2.0 3.0
// opts: -DPRECISION=32 -DLOCAL_PTR=__local
// opts: -DPRECISION=64 -DLOCAL_PTR=local
#ifndef PRECISION
#define PRECISION 32
#endif
#if PRECISION == 32
typedef float real;
typedef float4 real4;
#define ZERO 0.0f
#elif PRECISION == 64
#pragma OPENCL EXTENSION cl_khr_fp64: enable
typedef double real;
typedef double4 real4;
#define ZERO 0.0
#endif
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define TS 16
#define WPT 4
#define INLINE_FUNC inline
#define vload(off, p) CAT(vload, WPT)(off, p)
#define vstore(v, off, p) CAT(vstore, WPT)(v, off, p)
#define realN CAT(real, WPT)
INLINE_FUNC realN MultiplyAddVector(realN cvec, const realN avec, const real bval)
{
  cvec += avec * bval;
  return cvec;
}
INLINE_FUNC void GlobalToLocal(const __global real *restrict src, LOCAL_PTR real *alm, const int ld, const int kwg)
{
  #pragma unroll
  for (int i = 0; i < WPT; ++i) {
    const int id = get_local_id(1) * WPT + i;
    alm[id * TS + get_local_id(0)] = src[(kwg + id) * ld + get_local_id(0)];
  }
}
__kernel __attribute__((reqd_work_group_size(TS, TS / WPT, 1)))
void CAT(Xgemm, WPT)(const int M, const int N, const int K, const real alpha,
           const __global real *restrict A, const __global real *restrict B, __global real *C)
{
  __local real Asub[TS * TS];
  __local real Bsub[TS][TS];
  const int row = get_local_id(0), col = get_local_id(1);
  real acc[WPT];
  for (int w = 0; w < WPT; w++) acc[w] = ZERO;
  for (int t = 0; t < K / TS; t++) {
    GlobalToLocal(A, Asub, M, t * TS);
    Bsub[col][row] = B[(TS * t + row) * N + col];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TS; k++)
      for (int w = 0; w < WPT; w++)
        acc[w] = fma(Asub[k * TS + row], Bsub[col][k], acc[w]);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  realN v = vload(0, acc);
  v = MultiplyAddVector((realN)(ZERO), v, alpha);
  vstore(v, 0, C + row * N + col);
}
