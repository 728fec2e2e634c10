// std: 1.1 1.2 2.0
typedef uint u32;
typedef struct { u32 h[8]; } sha_state;

#define ROTR(x, n) rotate((x), (u32)(32 - (n)))
#define CH(x, y, z) bitselect((z), (y), (x))
#define MAJ(x, y, z) bitselect((x), (y), (z) ^ (x))
#define S0(x) (ROTR(x, 2) ^ ROTR(x, 13) ^ ROTR(x, 22))
#define S1(x) (ROTR(x, 6) ^ ROTR(x, 11) ^ ROTR(x, 25))
#define G0(x) (ROTR(x, 7) ^ ROTR(x, 18) ^ ((x) >> 3))
#define G1(x) (ROTR(x, 17) ^ ROTR(x, 19) ^ ((x) >> 10))

__constant u32 K[16] = {
  0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u,
  0x3956c25bu, 0x59f111f1u, 0x923f82a4u, 0xab1c5ed5u,
  0xd807aa98u, 0x12835b01u, 0x243185beu, 0x550c7dc3u,
  0x72be5d74u, 0x80deb1feu, 0x9bdc06a7u, 0xc19bf174u
};

u32 swap32(u32 v) {
  uchar4 b = as_uchar4(v);
  return as_uint(b.s3210);
}

void compress(sha_state *st, __private u32 *w) {
  u32 a = st->h[0], b = st->h[1], c = st->h[2], d = st->h[3];
  u32 e = st->h[4], f = st->h[5], g = st->h[6], h = st->h[7];
  for (int t = 0; t < 64; t++) {
    if (t >= 16)
      w[t & 15] += G1(w[(t + 14) & 15]) + w[(t + 9) & 15] + G0(w[(t + 1) & 15]);
    u32 t1 = h + S1(e) + CH(e, f, g) + K[t & 15] + w[t & 15];
    u32 t2 = S0(a) + MAJ(a, b, c);
    h = g; g = f; f = e; e = d + t1;
    d = c; c = b; b = a; a = t1 + t2;
  }
  st->h[0] += a; st->h[1] += b; st->h[2] += c; st->h[3] += d;
  st->h[4] += e; st->h[5] += f; st->h[6] += g; st->h[7] += h;
}

__read_only void search(__global const u32 *header, __global volatile u32 *found,
                     u32 first, ulong target) {
  sha_state st = {{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
  u32 w[16];
  u32 nonce = first + (u32)get_global_id(0);
  for (int i = 0; i < 15; i++)
    w[i] = swap32(header[i]);
  w[15] = nonce;
  compress(&st, w);
  ulong top = upsample(swap32(st.h[7]), swap32(st.h[6]));
  if (top <= target) {
    u32 slot = atomic_inc(&found[0]);
    if (slot < 15)
      found[slot + 1] = nonce;
  }
}
