// std: 1.1 1.2 2.0 3.0
// A valid program in the style of code generation tests: vectors, structs, loops.

typedef struct {
  float4 pos;
  float mass;
  uchar flags[4];
} body_t;

typedef union {
  uint word;
  uchar4 bytes;
  ushort2 halves;
} pack_t;

constant float4 weights[3] = {
  (float4)(1.0f, 0.0f, 0.0f, 0.0f),
  (float4)(0.25f),
  {0.5f, 0.5f, 0.0f, 0.0f},
};
__constant int lut[] = {1, 2, 4, 8, 16};

static float3 accel(float3 a, float3 b, const float m) {
  float3 d = b - a;
  float inv = rsqrt(dot(d, d) + 1e-6f);
  return d * (m * inv * inv * inv);
}

static uint swap_bytes(uint x) {
  pack_t p;
  p.word = x;
  p.bytes = p.bytes.wzyx;
  return p.word;
}

float4 pre_inc(float4 v) { return v += 1; }
int4 post_dec(int4 v) { return v--; }
int8 shifts(int8 a, uint s) { return (a << s) ^ (a >> (int8)(1)); }
char4 cmp(char4 a, char4 b) { return (a < b) & (char4)(0x7f); }
int4 sel(int4 c, int4 a, int4 b) { return c ? a : b; }
float2 halves(float4 v) { v.lo = v.hi; v.odd += 1.0f; return v.even; }
uchar16 reverse(uchar16 v) { return v.sfedcba9876543210; }
float elem(float4 v, int i) { return ((private float *)&v)[i]; }
short3 trip(short4 v) { short3 t = v.xyz; t.zx = t.xz; return t; }

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void step_bodies(__global body_t *restrict bodies, __local float4 *tile, const uint n, __global uint *out) {
  const size_t gid = get_global_id(0);
  const size_t lid = get_local_id(0);
  float3 acc = (float3)(0.0f);
  for (uint base = 0; base < n; base += 64) {
    tile[lid] = (float4)(bodies[base + lid].pos.xyz, bodies[base + lid].mass);
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 8
    for (int j = 0; j < 64; ++j)
      acc += accel(bodies[gid].pos.xyz, tile[j].xyz, tile[j].w);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  bodies[gid].pos.xyz += acc * weights[gid % 3].x;
  switch (lut[gid % 5]) {
  case 1: bodies[gid].flags[0] |= 1; break;
  case 2: case 4: bodies[gid].flags[1] ^= (uchar)~0; break;
  default: bodies[gid].flags[2] = convert_uchar_sat(acc.x); break;
  }
  out[gid] = swap_bytes(as_uint(acc.y)) + (uint)vec_step(float3);
  vstore4(pre_inc(vload4(gid, (global float *)bodies)), 0, (global float *)bodies);
}
