// std: 1.2 2.0 3.0
#ifndef LOG2N
#define LOG2N 8
#endif
#define N (1 << LOG2N)
#define TWO_PI 6.283185307f

typedef float2 cplx;

inline cplx cmul(cplx a, cplx b) {
  return (cplx)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

static inline cplx twiddle(uint k, uint n) {
  float c;
  float s = sincos(-TWO_PI * (float)k / (float)n, &c);
  return (cplx)(c, s);
}

static uint bitrev(uint v, uint bits) {
  uint r = 0;
  for (uint i = 0; i < bits; ++i) {
    r = (r << 1) | (v & 1u);
    v >>= 1;
  }
  return r;
}

__constant float window_coeff[4] = {0.35875f, 0.48829f, 0.14128f, 0.01168f};

__attribute__((reqd_work_group_size(N / 2, 1, 1)))
__kernel void fft_forward(__global const cplx *restrict in,
                          __global cplx *restrict out, const uint stride) {
  __local cplx tile[N];
  const uint lid = get_local_id(0);
  const size_t base = get_group_id(0) * stride;

  for (uint h = 0; h < 2; ++h) {
    uint i = lid + h * (N / 2);
    float t = TWO_PI * i / (N - 1);
    float w = window_coeff[0] - window_coeff[1] * native_cos(t)
            + window_coeff[2] * native_cos(2 * t) - window_coeff[3] * native_cos(3 * t);
    tile[bitrev(i, LOG2N)] = w * in[base + i];
  }
  barrier(CLK_LOCAL_MEM_FENCE);

  #pragma unroll
  for (uint s = 1; s <= LOG2N; ++s) {
    const uint m = 1u << s, half_m = m >> 1;
    const uint k = lid & (half_m - 1);
    const uint j = ((lid - k) << 1) + k;
    cplx u = tile[j];
    cplx v = cmul(twiddle(k, m), tile[j + half_m]);
    barrier(CLK_LOCAL_MEM_FENCE);
    tile[j] = u + v;
    tile[j + half_m] = u - v;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[base + lid] = tile[lid];
  out[base + lid + N / 2] = tile[lid + N / 2];
}
