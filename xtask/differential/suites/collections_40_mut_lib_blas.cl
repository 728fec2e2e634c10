// std: 1.0 1.2 3.0
// opts: -DPRECISION=32 -DVW=2
// opts: -DPRECISION=64 -DVW=4
// opts: -DPRECISION=3232 -DVW=1
#ifndef PRECISION
#define PRECISION 32
#endif
#ifndef VW
#define VW 1
#endif
#if PRECISION == 64
  #if __OPENCL_VERSION__ <= CL_VERSION_1_1
    #pragma OPENCL EXTENSION cl_khr_fp64: enable
  #endif
  typedef double real;
  #define ZERO 0.0
  #define ONE 1.0
#elif PRECISION == 3232
  typedef struct cfloat { float x; float y; } real;
  #define ZERO 0.0f
  #define ONE 1.0f
#else
  typedef float real;
  #define ZERO 0.0f
  #define ONE 1.0f
#endif

#if PRECISION == 3232
  #define SetToZero(a) a.x = ZERO; a.y = ZERO
  #define MultiplyAdd(c, a, b) c.x += a.x*b.x - a.y*b.y; c.y += a.x*b.y + a.y*b.x
  #define Conjugate(v) v.x = v.x; v.y = -v.y
#else
  #define SetToZero(a) a = ZERO
  #define MultiplyAdd(c, a, b) c += a * b
  #define Conjugate(v)
#endif

#if VW == 1 || PRECISION == 3232
  typedef real realV;
#elif PRECISION == 64 && VW == 4
  typedef double4 realV;
#elif VW == 2
  typedef float2 realV;
#else
  typedef float4 realV;
#endif

#define INLINE_FUNC inline static
#define WGS 64

__kernel real LoadOne_m0(const __global real* restrict x, const int i, const int conj) {
  real v = x[i];
  if (conj) { Conjugate(v); }
  return v;
}

INLINE_FUNC real LoadOne_m1(const __global real* restrict x, const int i, const int conj) {
  real v = x;
  if (conj) { Conjugate(v); }
  return v;
}

INLINE_FUNC real LoadOne_m2(const __global real* restrict x, const int i, const int conj) {
  real v = x[i];
  if (v) { Conjugate(v); }
  return v;
}

__kernel __attribute__((reqd_work_group_size(WGS, 1, 1)))
void Xdot_m3(const int n, const __global real* restrict xgm, __global real* output) {
  real __local *lm[WGS];
  real acc;
  SetToZero(acc);
  MultiplyAdd(acc, xgm[n], xgm[0]);
  lm[get_local_id(0)] = acc;
  output[0] = lm[WGS/2];
}

__kernel __attribute__((reqd_work_group_size(WGS, 1, 1)))
void Xdot_m4(const int n, const __global real* restrict xgm, __global real* output) {
  __local real lm[WGS];
  real acc;
  SetToZero(acc);
  MultiplyAdd(acc, xgm, xgm[0]);
  lm[get_local_id(0)] = acc;
  output[0] = lm[WGS/2];
}

__kernel __attribute__((reqd_work_group_size(WGS, 1, 1)))
void Xdot_m5(const int n, const __global real* restrict xgm, __global real* output) {
  __local real lm[WGS];
  real acc;
  SetToZero(*acc);
  MultiplyAdd(acc, xgm[n], xgm[0]);
  lm[get_local_id(0)] = acc;
  output[0] = lm[WGS/2];
}

__kernel __attribute__((reqd_work_group_size(WGS, 1, 0)))
void Xdot_m6(const int n, const __global real* restrict xgm, __global real* output) {
  __local real lm[WGS];
  real acc;
  SetToZero(acc);
  MultiplyAdd(acc, xgm[n], xgm[0]);
  lm[get_local_id(0)] = acc;
  output[0] = lm[WGS/2];
}

__kernel __attribute__((work_group_size_hint(WGS, 1, 1)))
void XswapFast_m7(const int n, __global realV* xgm, __global realV* ygm) {
  #pragma unroll
  for (int _w = 0; _w < 4; _w += 1) {
    const int id = _w*get_global_size(0) + get_global_id(0);
    realV const temp = xgm[id];
    xgm[id] = ygm[id];
    ygm[id] = temp;
  }
}

__kernel __attribute__((work_group_size_hint("WGS", 1, 1)))
void XswapFast_m8(const int n, __global realV* xgm, __global realV* ygm) {
  #pragma unroll
  for (int _w = 0; _w < 4; _w += 1) {
    const int id = _w*get_global_size(0) + get_global_id(0);
    realV temp = xgm[id];
    xgm[id] = ygm[id];
    ygm[id] = temp;
  }
}

__kernel __attribute__((work_group_size_hint(WGS, 1, 1)))
void XswapFast_m9(const int n, __global realV* xgm, __global realV* ygm) {
  #pragma unroll
  for (real _w = 0; _w < 4; _w += 1) {
    const int id = _w*get_global_size(0) + get_global_id(0);
    realV temp = xgm[id];
    xgm[id] = ygm[id];
    ygm[id] = temp;
  }
}
