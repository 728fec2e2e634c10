// std: 1.1 1.2 2.0
typedef float2 cplx;

#define CMUL(a, b) ((cplx)(mad((a).x, (b).x, -(a).y * (b).y), mad((a).x, (b).y, (a).y * (b).x)))
#define MUL_J(a) ((cplx)(-(a).y, (a).x))
#define BFLY2(a, b) do { cplx t_ = (a) - (b); (a) += (b); (b) = t_; } while (0)

static cplx twiddle(int k, float theta) {
  float c;
  float s = sincos(theta * (float)k, &c);
  return (cplx)(c, s);
}

static void bfly4(cplx *v) {
  BFLY2(v[0], v[2]);
  BFLY2(v[1], v[3]);
  v[3] = MUL_J(v[3]);
  BFLY2(v[0], v[1]);
  BFLY2(v[2], v[3]);
}

static int expand(int idx, int n1, int n2) {
  return (idx / n1) * n1 * n2 + (idx % n1);
}

__kernel void fft_r4(__global const cplx *src, __global cplx *dst, const int p) {
  const int t = get_global_size(0);
  const int i = get_global_id(0);
  const int k = i & (p - 1);
  cplx u[4];
  const float theta = -M_PI_2_F * k / p;

  u[0] = src[i];
  u[1] = CMUL(src[i + t], twiddle(1, theta));
  u[2] = CMUL(src[i + 2 * t], twiddle(2, theta));
  u[3] = CMUL(src[i + 3 * t], twiddle(3, theta));
  bfly4(u);

  __global cplx *out = dst + expand(i, p, 4);
  out[0] = u[0];
  out[p] = u[2];
  out[2 * p] = u[1];
  out[3 * p] = u[3];
}
