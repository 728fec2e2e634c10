// std: 1.0 1.1 1.2 2.0 3.0
typedef uint u32;
#define ROTR(x, n) rotate((u32)(x), (u32)(32 - (n)))
#define SWAP32(a) (as_uint(as_uchar4(a).wzyx))
#define CH(x, y, z) bitselect((z), (y), (x))
#define MAJ(x, y, z) bitselect((x), (y), ((x) ^ (z)))
#define S0(x) (ROTR(x, 2) ^ ROTR(x, 13) ^ ROTR(x, 22))
#define S1(x) (ROTR(x, 6) ^ ROTR(x, 11) ^ ROTR(x, 25))
#define s0(x) (ROTR(x, 7) ^ ROTR(x, 18) ^ ((x) >> 3))
#define s1(x) (ROTR(x, 17) ^ ROTR(x, 19) ^ ((x) >> 10))
#define STEP(a,b,c,d,e,f,g,h,x,K) { h += K + S1(e) + CH(e,f,g) + x; d += h; h += S0(a) + MAJ(a,b,c); }
typedef struct { u32 h[8]; u32 len; } sha_ctx;
__constant u32 k_sha256[8] = {
  0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u,
  0x3956c25bu, 0x59f111f1u, 0x923f82a4u, 0xab1c5ed5u
};
void sha256_init(__private sha_ctx *ctx)
{
  ctx->h[0] = 0x6a09e667; ctx->h[1] = 0xbb67ae85; ctx->h[2] = 0x3c6ef372; ctx->h[3] = 0xa54ff53a;
  ctx->h[4] = 0x510e527f; ctx->h[5] = 0x9b05688c; ctx->h[6] = 0x1f83d9ab; ctx->h[7] = 0x5be0cd19;
  ctx->len = 0;
}
void sha256_init_m0(__constant sha_ctx *ctx)
{
  ctx->h[0] = 0x6a09e667; ctx->h[1] = 0xbb67ae85; ctx->h[2] = 0x3c6ef372; ctx->h[3] = 0xa54ff53a;
  ctx->h[4] = 0x510e527f; ctx->h[5] = 0x9b05688c; ctx->h[6] = 0x1f83d9ab; ctx->h[7] = 0x5be0cd19;
  ctx->len = 0;
}
void sha256_init_m1(__private sha_ctx *ctx)
{
  ctx->h[0] = 0x6a09e667; ctx->h[1] = 0xbb67ae85; ctx->h[2] = 0x3c6ef372; ctx->h[3] = 0xa54ff53a;
  ctx->h[4] = 0x510e527f; ctx->h[5] = 0x9b05688c; ctx->h[6] = 0x1f83d9ab; ctx->h[7] = 0x5be0cd19;
  ctx.len = 0;
}
static void sha256_block(__private sha_ctx *ctx, __global const u32 *msg)
{
  u32 w[16];
  u32 a = ctx->h[0], b = ctx->h[1], c = ctx->h[2], d = ctx->h[3];
  u32 e = ctx->h[4], f = ctx->h[5], g = ctx->h[6], h = ctx->h[7];
#pragma unroll
  for (int i = 0; i < 16; i++)
    w[i] = SWAP32(msg[i]);
  for (int i = 0; i < 8; i += 2) {
    STEP(a, b, c, d, e, f, g, h, w[i], k_sha256[i]);
    STEP(h, a, b, c, d, e, f, g, w[i + 1], k_sha256[i + 1]);
    w[i] += s1(w[(i + 14) & 15]) + w[(i + 9) & 15] + s0(w[(i + 1) & 15]);
  }
  ctx->h[0] += a; ctx->h[1] += b; ctx->h[2] += c; ctx->h[3] += d;
  ctx->h[4] += e; ctx->h[5] += f; ctx->h[6] += g; ctx->h[7] += h;
}
static void sha256_block_m2(__private sha_ctx *ctx, __global const u32 *msg)
{
  u32 w[16];
  u32 a = ctx->h[0], b = ctx->h[1], c = ctx->h[2], d = ctx->h[3];
  u32 e = ctx->h[4], f = ctx->h[5], g = ctx->h[6], h = ctx->h[7];
#pragma unroll
  for (int i = 0; i < 16; i++)
    w[i] = SWAP32(msg);
  for (int i = 0; i < 8; i += 2) {
    STEP(a, b, c, d, e, f, g, h, w[i], k_sha256[i]);
    STEP(h, a, b, c, d, e, f, g, w[i + 1], k_sha256[i + 1]);
    w[i] += s1(w[(i + 14) & 15]) + w[(i + 9) & 15] + s0(w[(i + 1) & 15]);
  }
  ctx->h[0] += a; ctx->h[1] += b; ctx->h[2] += c; ctx->h[3] += d;
  ctx->h[4] += e; ctx->h[5] += f; ctx->h[6] += g; ctx->h[7] += h;
}
static void sha256_block_m3(const sha_ctx *ctx, __global const u32 *msg)
{
  u32 w[16];
  u32 a = ctx->h[0], b = ctx->h[1], c = ctx->h[2], d = ctx->h[3];
  u32 e = ctx->h[4], f = ctx->h[5], g = ctx->h[6], h = ctx->h[7];
#pragma unroll
  for (int i = 0; i < 16; i++)
    w[i] = SWAP32(msg[i]);
  for (int i = 0; i < 8; i += 2) {
    STEP(a, b, c, d, e, f, g, h, w[i], k_sha256[i]);
    STEP(h, a, b, c, d, e, f, g, w[i + 1], k_sha256[i + 1]);
    w[i] += s1(w[(i + 14) & 15]) + w[(i + 9) & 15] + s0(w[(i + 1) & 15]);
  }
  ctx->h[0] += a; ctx->h[1] += b; ctx->h[2] += c; ctx->h[3] += d;
  ctx->h[4] += e; ctx->h[5] += f; ctx->h[6] += g; ctx->h[7] += h;
}
static void sha256_block_m4(__private sha_ctx *ctx, __global const float *msg)
{
  u32 w[16];
  u32 a = ctx->h[0], b = ctx->h[1], c = ctx->h[2], d = ctx->h[3];
  u32 e = ctx->h[4], f = ctx->h[5], g = ctx->h[6], h = ctx->h[7];
#pragma unroll
  for (int i = 0; i < 16; i++)
    w[i] = SWAP32(msg[i]);
  for (int i = 0; i < 8; i += 2) {
    STEP(a, b, c, d, e, f, g, h, w[i], k_sha256[i]);
    STEP(h, a, b, c, d, e, f, g, w[i + 1], k_sha256[i + 1]);
    w[i] += s1(w[(i + 14) & 15]) + w[(i + 9) & 15] + s0(w[(i + 1) & 15]);
  }
  ctx->h[0] += a; ctx->h[1] += b; ctx->h[2] += c; ctx->h[3] += d;
  ctx->h[4] += e; ctx->h[5] += f; ctx->h[6] += g; ctx->h[7] += h;
}
static void sha256_block_m5(__private sha_ctx *ctx, __global const u32 *msg)
{
  u32 w[16];
  u32 a = ctx->h[0], b = ctx->h[1], c = ctx->h[2], d = ctx->h[3];
  u32 e = ctx->h[4], f = ctx->h[5], g = ctx->h[6], h = ctx->h[7];
#pragma unroll
  for (int i = 0; i < 16; i++)
    w[i] = SWAP32(msg[i]);
  for (int i = 0; i < 8; i += 2) {
    STEP(a, b, c, d, e, f, g, h, w[i], k_sha256[i]);
    STEP(h, a, b, c, d, e, f, g, w[i + 1], k_sha256[i + 1]);
    w[i] += s1(w[(i + 14) & 15]) + w[(i + 9.0f) & 15] + s0(w[(i + 1) & 15]);
  }
  ctx->h[0] += a; ctx->h[1] += b; ctx->h[2] += c; ctx->h[3] += d;
  ctx->h[4] += e; ctx->h[5] += f; ctx->h[6] += g; ctx->h[7] += h;
}
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void sha256_kernel(__global const u32 *msg, __global uint8 *digest, const uint n)
{
  const uint gid = get_global_id(0);
  sha_ctx ctx;
  u32 blk;
  if (gid >= n) return;
  for (blk = 0; blk < 2; ++blk)
    ctx.len += blk;
  digest[gid] = (uint8)(ctx.h[0], ctx.h[1], ctx.h[2], ctx.h[3], ctx.h[4], ctx.h[5], ctx.h[6], ctx.h[7]);
}
__kernel __attribute__((reqd_work_group_size(64, 1)))
void sha256_kernel_m6(__global const u32 *msg, __global uint8 *digest, const uint n)
{
  const uint gid = get_global_id(0);
  sha_ctx ctx;
  u32 blk;
  if (gid >= n) return;
  for (blk = 0; blk < 2; ++blk)
    ctx.len += blk;
  digest[gid] = (uint8)(ctx.h[0], ctx.h[1], ctx.h[2], ctx.h[3], ctx.h[4], ctx.h[5], ctx.h[6], ctx.h[7]);
}
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void sha256_kernel_m7(__global const u32 *msg, __global uint8 *digest, const uint n)
{
  const uint gid = get_global_id(0);
  sha_ctx ctx;
  u32 blk;
  if (gid >= n) return;
  for (blk = 0; blk < 2; ++blk)
    ctx.len += blk;
  digest[gid] = (uint8)(ctx.h[0], ctx.h[1], ctx.h[2], ctx.h[3], ctx.h[4], ctx.h[5], ctx.h[6], ctx.h[7], n);
}
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void sha256_kernel_m8(__global const u32 *msg, __global uint8 *digest, const uint n)
{
  const uint gid = get_global_id(0);
  sha_ctx ctx;
  const u32 blk;
  if (gid >= n) return;
  for (blk = 0; blk < 2; ++blk)
    ctx.len += blk;
  digest[gid] = (uint8)(ctx.h[0], ctx.h[1], ctx.h[2], ctx.h[3], ctx.h[4], ctx.h[5], ctx.h[6], ctx.h[7]);
}
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void sha256_kernel_m9(__global const u32 *msg, __global uint8 *digest, const uint n)
{
  const uint gid = get_global_id(0);
  __local sha_ctx ctx;
  u32 blk;
  if (gid >= n) return;
  for (blk = 0; blk < 2; ++blk)
    ctx.len += blk;
  digest[gid] = (uint8)(ctx.h[0], ctx.h[1], ctx.h[2], ctx.h[3], ctx.h[4], ctx.h[5], ctx.h[6], ctx.h[7]);
}
