typedef uint u32;
typedef ulong u64;
#define DECLSPEC inline static
#define ROTL(x,n) rotate((x),(u32)(n))
#define F(x,y,z) ((z) ^ ((x) & ((y) ^ (z))))
#define G(x,y,z) F((z),(x),(y))
#define STEP(f,a,b,c,d,x,t,s) \
{                             \
  a += f((b),(c),(d));        \
  a += (x) + (t);             \
  a  = ROTL((a),(s));         \
  a += (b);                   \
}
#define bswap32(x) (rotate((x) & 0x00FF00FFU, 24U) | rotate((x) & 0xFF00FF00U, 8U))
#ifdef cl_khr_fp64
#define HAVE_D 1
#endif
typedef struct md5_ctx { u32 h[4]; u32 w0[4]; u32 w1[4]; int len; } md5_ctx_t;
typedef union vconv { u64 v64; struct { u32 a, b; } v32; uchar v8[8]; } vconv_t;
typedef enum { KERN_RUN = 0x1000, KERN_M = 3, } kern_e;
__constant u32 k_sha256[4] = { 0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5u };
DECLSPEC u32 hc_bfe(const u32 a, const u32 b, const u32 c) { return (a >> b) & ((1u << c) - 1); }
DECLSPEC void md5_init(__private md5_ctx_t *ctx) { ctx->h[0] = 0x67452301; ctx->len = 0; for (int i = 0; i < 4; i++) ctx->w0[i] = ctx->w1[i] = 0; }
DECLSPEC void md5_transform(const u32 *w0, const u32 *w1, __private u32 *digest)
{
  u32 a = digest[0], b = digest[1];
  u32 c = digest[2];
  u32 d = digest[3];
  STEP(F, a, b, c, d, w0[0], 0xd76aa478, 7);
  STEP(G, d, a, b, c, w0[1], k_sha256[1], 12);
  digest[0] += a;
  digest[1] += b; digest[2] += c; digest[3] += d;
}
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void m00000_m04(__global const u32 *restrict words, __global uint4 *out, __constant md5_ctx_t *tmpl, const u32 gid_max, volatile __global u32 *hits)
{
  const u64 gid = get_global_id(0);
  const u64 lid = get_local_id(0);
  __local u32 s_te0[256];
  for (u32 i = lid; i < 256; i += get_local_size(0)) s_te0[i] = i;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (gid >= gid_max) return;
  md5_ctx_t ctx;
  md5_init(&ctx);
  u32 w[16];
#pragma unroll 4
  for (int i = 0; i < 16; i++) w[i] = bswap32(words[gid * 16 + i]);
  md5_transform(w, w + 4, ctx.h);
  vconv_t v;
  v.v32.a = ctx.h[0]; v.v32.b = ctx.h[1];
  uint4 r = (uint4)(ctx.h[0], ctx.h[1], (u32)v.v64, v.v8[3]);
  switch (r.x & 3) {
    case 0: r.s13 = r.s02; break;
    case 1: r = r.wzyx;
    case 2: { r.lo = r.hi; } break;
    default: r ^= (uint4)(0x80);
  }
  if (any(r == (uint4)(tmpl->h[0])) && (all(r != 0) || hc_bfe(r.x, 3, 4) > 2)) {
    if (atomic_inc(hits) == 0) { out[gid] = r; }
  } else goto done;
  do { r += r >> 2; } while (r.x < 10u);
done:
  out[lid] = select(r, out[gid], r > 3u);
  mem_fence(CLK_GLOBAL_MEM_FENCE);
}
