// std: 1.0 1.1 1.2

// kernel void add_sat_long(global long *out, global long *a, global long *b) { out[0] = add_sat(a[0], b[0]); }
kernel void add_sat_long_m0(global long *out, global long *a, global ulong *b) { out[0] = add_sat(a[0], b[0]); }
kernel void add_sat_long_m1(global long *out, global long *a, global long *b) { out[0] = add_sat(a, b[0]); }
// kernel void upsample_int(global int *out, short hi, ushort lo) { *out = upsample(hi, lo); }
kernel void upsample_int_m2(global int *out, short hi, short lo) { *out = upsample(hi, lo); }
kernel void upsample_int_m3(global int *out, short hi, ushort lo) { *out = upsample(lo, hi); }
// kernel void select_int2(global int2 *out, int2 a, int2 b, uint2 c) { *out = select(a, b, c); }
kernel void select_int2_m4(global int2 *out, int2 a, int2 b, float2 c) { *out = select(a, b, c); }
kernel void select_int2_m5(global int2 *out, int2 a, int2 b, bool c) { *out = select(a, b, c); }
// kernel void mad24_uint4(global uint4 *out, uint4 a, uint4 b, uint4 c) { *out = mad24(a, b, c); }
kernel void mad24_uint4_m6(global uint4 *out, uint4 a, uint b, uint4 c) { *out = mad24(a, b, c); }
kernel void mad24_uint4_m7(uint4 *out, uint4 a, uint4 b, uint4 c) { *out = mad24(a, b, c); }
// kernel void shuffle_like(global int4 *out, int4 a) { *out = (int4)(a.hi, a.lo); out->odd = a.even; }
kernel void shuffle_like_m8(global int4 *out, int4 a) { *out = (int4)(a.hi, a.lo); out->odd = a.evens; }
kernel void shuffle_like_m9(global int4 *out, int4 a) { *out = (int4)(a.hi, a.lo); out.odd = a.even; }
