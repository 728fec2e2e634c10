// std: 1.2 2.0 3.0
typedef union { uint u; float f; uchar b[4]; ushort2 s; } bits_t;
typedef struct { float3 pos; int kind; } particle_t;
typedef struct __attribute__((packed)) { char c; int i; short s[3]; } packed_t;
enum kind { SOLID = 1, FLUID, GAS = 8 };

float energy(particle_t p, int n)
{
  switch (p.kind) {
  case SOLID:
    return dot(p.pos, p.pos);
  case FLUID:
  case GAS: {
    float e = 0.0f;
    do {
      e += p.pos.x;
    } while (--n > 0);
    return e;
  }
  default:
    break;
  }
  return -1.0f;
}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
int sum(const int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
#else
int sum(__global const int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
#endif

__kernel void run(__global particle_t *ps, __global float *out, __global int *data)
{
  __local int stage[2][8];
  int priv[] = { 1, 2, [4] = 5 };
  particle_t tmp = { .pos = (float3)(0.0f), .kind = GAS };
  packed_t pk = { 'a', 2, { 3, 4 } };
  bits_t b = { 0x3f800000u };
  for (int i = 0, j = 7; i < j; ++i, --j) {
    if (i == 3) continue;
    stage[0][i] = stage[1][j] = data[i];
    if (data[j] < 0) goto done;
  }
  out[0] = energy(ps[0], 3) + energy(tmp, pk.i) + b.f + b.b[3] + b.s.x;
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
  out[1] = sum(priv, sizeof(priv) / sizeof(priv[0])) + sum(stage[1], 8);
  out[2] = to_global(data) != 0 && !to_local(priv);
#endif
done:
  out[3] = sum(data, 4);
}
