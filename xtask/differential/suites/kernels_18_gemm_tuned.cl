// std: 1.1 1.2 2.0
// opts: -DPRECISION=64 -DVW=2
// opts: -DPRECISION=32 -DVW=4 -DTRANS=1
// opts: -DPRECISION=3232 -DVW=1
#ifndef PRECISION
  #define PRECISION 32
#endif
#ifndef VW
  #define VW 1
#endif
#define GLUE(a, b) a##b
#define VEC(t, n) GLUE(t, n)
#if PRECISION == 64
  #pragma OPENCL EXTENSION cl_khr_fp64: enable
  typedef double real;
  typedef double2 real2; typedef double4 real4; typedef double8 real8;
#elif PRECISION == 3232
  typedef struct cfloat { float x; float y; } real;
#else
  typedef float real;
  typedef float2 real2; typedef float4 real4; typedef float8 real8;
#endif
#if VW == 1
  typedef real realV;
#else
  typedef VEC(real, VW) realV;
#endif

#if PRECISION == 3232
  #define SetToZero(a) a.x = 0.0f; a.y = 0.0f
  #define MulAdd(c, a, b) c.x += a.x*b.x - a.y*b.y; c.y += a.x*b.y + a.y*b.x
  #define AXPBY(e, al, p, be, q) e.x = al.x*p.x - al.y*p.y + be.x*q.x - be.y*q.y; e.y = al.x*p.y + al.y*p.x + be.x*q.y + be.y*q.x
#else
  #define SetToZero(a) a = (real)0
  #define MulAdd(c, a, b) c = mad(a, b, c)
  #define AXPBY(e, al, x, be, y) e = (al)*(x) + (be)*(y)
#endif
#define TS 16
#define INLINE_FUNC inline static

INLINE_FUNC real LoadA(const __global real* restrict agm, const int ld, const int r, const int c) {
#ifdef TRANS
  return agm[c*ld + r];
#else
  return agm[r*ld + c];
#endif
}

__kernel __attribute__((reqd_work_group_size(TS, TS, 1)))
void Xgemm(const int kSizeM, const int kSizeN, const int kSizeK,
           const real alpha, const real beta,
           const __global real* restrict agm, const __global real* restrict bgm,
           __global real* cgm) {
  __local real alm[TS][TS+1];
  __local real blm[TS*TS];
  const int row = get_local_id(1), col = get_local_id(0);
  const int gr = get_group_id(1)*TS + row, gc = get_group_id(0)*TS + col;
  real acc;
  SetToZero(acc);
  for (int kwg = 0; kwg < kSizeK; kwg += TS) {
    alm[row][col] = LoadA(agm, kSizeK, gr, kwg + col);
    blm[row*TS + col] = bgm[(kwg + row)*kSizeN + gc];
    barrier(CLK_LOCAL_MEM_FENCE);
    #pragma unroll
    for (int k = 0; k < TS; ++k) {
      MulAdd(acc, alm[row][k], blm[k*TS + col]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  real old = cgm[gr*kSizeN + gc];
  real res;
  AXPBY(res, alpha, acc, beta, old);
  if (gr < kSizeM && gc < kSizeN) { cgm[gr*kSizeN + gc] = res; }
}

__kernel void Xcopy(const int n, const __global realV* restrict x, __global realV* y) {
  for (int id = get_global_id(0); id < n/VW; id += get_global_size(0)) {
    y[id] = x[id];
  }
}
