// std: 1.0 1.2 3.0
__constant uint4 SIGMA = (uint4)(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

typedef struct {
  uint4 a, b, c, d;
} block_t;

#define QR(s) do { \
    (s)->a += (s)->b; (s)->d = rotate((s)->d ^ (s)->a, (uint4)16); \
    (s)->c += (s)->d; (s)->b = rotate((s)->b ^ (s)->c, (uint4)12); \
    (s)->a += (s)->b; (s)->d = rotate((s)->d ^ (s)->a, (uint4)8); \
    (s)->c += (s)->d; (s)->b = rotate((s)->b ^ (s)->c, (uint4)7); \
  } while (0)

void double_round(block_t *s) {
  QR(s);
  s->b = s->b.yzwx;
  s->c = s->c.zwxy;
  s->d = s->d.wxyz;
  QR(s);
  s->b = s->b.wxyz;
  s->c = s->c.zwxy;
  s->d = s->d.yzwx;
}

block_t make_block(__global const uint *key, uint counter, uint4 nonce) {
  block_t s;
  s.a = SIGMA;
  s.b = vload4(0, key);
  s.c = vload4(1, key);
  s.d = (uint4)(counter, nonce.xyz);
  return s;
}

__kernel __attribute__((vec_type_hint(uint4)))
void chacha20_xor(__global const uint *key, const uint4 nonce, uint counter,
                  __global const uint4 *in, __global uint4 *out, ulong blocks) {
  ulong gid = get_global_id(0);
  if (gid >= blocks)
    return;
  block_t init = make_block(key, counter + (uint)gid, nonce), s = init;
  int rounds = 10;
  while (rounds--)
    double_round(&s);
  out[4 * gid + 0] = in[4 * gid + 0] ^ (s.a + init.a);
  out[4 * gid + 1] = in[4 * gid + 1] ^ (s.b + init.b);
  out[4 * gid + 2] = in[4 * gid + 2] ^ (s.c + init.c);
  out[4 * gid + 3] = in[4 * gid + 3] ^ (s.d + init.d);
}

__kernel void poly_mul(__global ulong2 *acc, __global const ulong *r, ulong len) {
  size_t i = get_global_id(0);
  ulong lo = acc[i].x * r[0], hi = mul_hi(acc[i].x, r[0]);
  ulong t = lo + acc[i].y;
  hi += t < lo ? 1UL : 0UL;
  hi = mad_hi(acc[i].y, r[1], hi);
  acc[i] = (ulong2)(t & 0xffffffc0ffffffcUL, hi % len);
}
