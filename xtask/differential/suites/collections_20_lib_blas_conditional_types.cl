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

INLINE_FUNC real LoadOne(const __global real* restrict x, const int i, const int conj) {
  real v = x[i];
  if (conj) { Conjugate(v); }
  return v;
}

__kernel __attribute__((reqd_work_group_size(WGS, 1, 1)))
void Xdot(const int n,
          const __global real* restrict xgm, const int x_offset, const int x_inc,
          const __global real* restrict ygm, const int y_offset, const int y_inc,
          __global real* output) {
  __local real lm[WGS];
  const int lid = get_local_id(0);
  real acc;
  SetToZero(acc);
  for (int id = get_global_id(0); id < n; id += WGS * get_num_groups(0)) {
    real x = LoadOne(xgm, id*x_inc + x_offset, 1);
    real y = ygm[id*y_inc + y_offset];
    MultiplyAdd(acc, x, y);
  }
  lm[lid] = acc;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (lid == 0) { output[get_group_id(0)] = lm[WGS/2]; }
}

__kernel __attribute__((work_group_size_hint(WGS, 1, 1)))
void XswapFast(const int n, __global realV* xgm, __global realV* ygm) {
  #pragma unroll
  for (int _w = 0; _w < 4; _w += 1) {
    const int id = _w*get_global_size(0) + get_global_id(0);
    realV temp = xgm[id];
    xgm[id] = ygm[id];
    ygm[id] = temp;
  }
}
