// std: 1.1 1.2 2.0
#define ROL(x, n) rotate((uint)(x), (uint)(n))
#define SWAP32(v) (as_uint(as_uchar4(v).wzyx))
#define F0(b, c, d) bitselect(d, c, b)
#define F1(b, c, d) ((b) ^ (c) ^ (d))
#define F2(b, c, d) (((b) & (c)) | ((d) & ((b) | (c))))
#define STEP(f, k, w) { uint t = ROL(s[0], 5u) + f(s[1], s[2], s[3]) + s[4] + (k) + (w); \
    s[4] = s[3]; s[3] = s[2]; s[2] = ROL(s[1], 30); s[1] = s[0]; s[0] = t; }

__constant uint K[4] = { 0x5A827999u, 0x6ED9EBA1u, 0x8F1BBCDCu, 0xCA62C1D6u };
__constant uint H[] = { 0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0 };

static void compress(__private uint s[5], __private uint *w) {
  for (int i = 0; i < 80; ++i) {
    if (i >= 16) {
      uint x = w[(i + 13) & 15] ^ w[(i + 8) & 15] ^ w[(i + 2) & 15] ^ w[i & 15];
      w[i & 15] = ROL(x, 1);
    }
    switch (i / 20) {
    case 0: STEP(F0, K[0], w[i & 15]) break;
    case 1: STEP(F1, K[1], w[i & 15]) break;
    case 2: STEP(F2, K[2], w[i & 15]) break;
    default: STEP(F1, K[3], w[i & 15]) break;
    }
  }
}

__kernel void sha1_search(__global const uint *block, uint mask, volatile __global uint *found) {
  uint w[16], s[5];
  const uint nonce = get_global_id(0);
  for (int i = 0; i < 16; ++i)
    w[i] = SWAP32(block[i]);
  w[3] = nonce;
  for (int i = 0; i < (int)(sizeof(H) / sizeof(H[0])); ++i)
    s[i] = H[i];
  compress(s, w);
  s[0] += H[0];
  if (!(s[0] & mask))
    found[1 + atomic_inc(found) % 15] = nonce;
}
