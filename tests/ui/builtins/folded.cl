// Functions of compilers whose values are constants where their arguments are: what is asserted holds.
// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define HOLDS(e) _Static_assert(e, "")

HOLDS(__builtin_isnan(__builtin_nanf("")) && !__builtin_isnan(1.0f));
HOLDS(__builtin_isinf(-__builtin_inff()) && !__builtin_isinf(1.0));
HOLDS(__builtin_isinf_sign(-__builtin_inff()) == -1 && __builtin_isinf_sign(__builtin_inf()) == 1);
HOLDS(__builtin_isinf_sign(-1.0f) == 0);
HOLDS(__builtin_isfinite(1.0f) && !__builtin_isfinite(__builtin_inf()));
HOLDS(__builtin_iszero(-0.0f) && !__builtin_iszero(1e-40f));
HOLDS(!__builtin_issignaling(1.0f));
// Subnormal as a float, and normal as a double.
HOLDS(!__builtin_isnormal(1e-40f) && __builtin_isnormal(1e-40) && !__builtin_isnormal(0.0f));
HOLDS(__builtin_issubnormal(1e-40f) && !__builtin_issubnormal(1e-40) && __builtin_issubnormal(1e-320));
HOLDS(__builtin_issubnormal((half)1e-5f) && !__builtin_isnormal((half)1e-5f));
#define CLASS(x) __builtin_fpclassify(1, 2, 3, 4, 5, x)
HOLDS(CLASS(__builtin_nanf("")) == 1 && CLASS(-__builtin_inff()) == 2 && CLASS(-1.0f) == 3);
HOLDS(CLASS(1e-40f) == 4 && CLASS(1e-40) == 3 && CLASS(-0.0) == 5);
HOLDS(__builtin_isfpclass(-__builtin_inff(), 4) && __builtin_isfpclass(-1.0f, 8));
HOLDS(__builtin_isfpclass(-1e-40f, 16) && __builtin_isfpclass(-0.0f, 32) && __builtin_isfpclass(0.0f, 64));
HOLDS(__builtin_isfpclass(1e-40f, 128) && __builtin_isfpclass(1.0f, 256));
HOLDS(__builtin_isfpclass(__builtin_inff(), 512) && !__builtin_isfpclass(__builtin_inff(), 511));
HOLDS(__builtin_isfpclass(__builtin_nanf(""), 3) && !__builtin_isfpclass(__builtin_nanf(""), 1020));
HOLDS(__builtin_fmaxf(1.0f, __builtin_nanf("")) == 1.0f && __builtin_fmin(1.0, 2.0) == 1.0);
HOLDS(1 / __builtin_fmax(-0.0, 0.0) > 0 && 1 / __builtin_fmin(0.0, -0.0) < 0);

HOLDS(__builtin_is_aligned(16, 8) && !__builtin_is_aligned(17, 8));
HOLDS(__builtin_align_up(17, 8) == 24 && __builtin_align_up(-1, 8) == 0);
HOLDS(__builtin_align_down(17, 8) == 16 && __builtin_align_down(-1, 8) == -8);
HOLDS(__builtin_align_up((uchar)250, 8) == 0);
HOLDS(__builtin_rotateleft32(0x80000001u, 36) == 0x18u && __builtin_rotateright8(1, 1) == 128);
HOLDS(__builtin_rotateleft64(1ul, 0) == 1 && __builtin_rotateright16(0x1234, 4) == 0x4123);
HOLDS(__builtin_clzg(1u) == 31 && __builtin_clzg(0u, 5) == 5 && __builtin_clzg((uchar)1, 9) == 7);
HOLDS(__builtin_ctzg(8u) == 3 && __builtin_ctzg(0ul, -1) == -1 && __builtin_popcountg(7ul) == 3);
HOLDS(__builtin_expect_with_probability(3, 3, 0.5) == 3);
HOLDS(__builtin_strlen("abc") == 3 && __builtin_strlen("abc\0d") == 3 && __builtin_strlen("abc" + 1) == 2);

HOLDS(__builtin_bit_cast(int, 1.0f) == 0x3f800000 && __builtin_bit_cast(float, 0x40000000) == 2.0f);
HOLDS(__builtin_bit_cast(long, -1.0) == (long)0xbff0000000000000 && __builtin_bit_cast(uchar, (char)-1) == 255);
HOLDS(__builtin_bit_cast(half, (short)0x3c01) == (half)1.0009765625f);
HOLDS(__builtin_bit_cast(half, (short)0x8001) == -(half)5.9604644775390625e-8f);
HOLDS(__builtin_bit_cast(short, (half)1.5f) == 0x3e00 && __builtin_bit_cast(short, (half)6e-8f) == 1);
HOLDS(__builtin_bit_cast(short, (half)-__builtin_inff()) == (short)0xfc00);

#define V ((int4)(1, 2, 3, 4))
HOLDS((V + V).y == 4 && (-V).z == -3 && (~V).x == -2 && (!V).x == 0 && (V + 1).w == 5);
HOLDS((V / 2).w == 2 && (V << 2).y == 8 && (V < 2).x == -1 && (V < 2).y == 0);
HOLDS(((int4)((int2)(1, 2) * 2, 3, 4) * 2).yx.x == 8);
HOLDS((1 ? V : -V).x == 1);
HOLDS(__builtin_shufflevector(V, -V, 1, 4, 7, 0).y == -1 && __builtin_shufflevector(V, -V, 0, 7, 7, 7).y == -4);
HOLDS(__builtin_shufflevector(V, (int4)(3, 6, 1, 0)).y == 3);
HOLDS(__builtin_convertvector((float4)(1.5f, 2, 3, 4), int4).x == 1);
HOLDS(__builtin_convertvector((int2)(256, 255), uchar2).x == 0);
constant int4 kept = V;
constant int4 shuffled = __builtin_shufflevector(kept, V * 2, 0, 5, 2, 7);
HOLDS((shuffled + kept).y == 6);
constant int element = __builtin_shufflevector(kept, kept, 3, 2, 1, 0).x;
HOLDS(element == 4);

enum { ENUMERATOR = __builtin_align_up(5, 4) };
constant int initial[__builtin_align_down(7, 2)] = { __builtin_isnan(1.0f), __builtin_popcountg(3u) };
int chosen(int n) {
  switch (n) {
    case __builtin_fpclassify(0, 1, 2, 3, 4, 1.0f):
    case __builtin_align_up(9, 8): return 1;
    case ENUMERATOR:  return 2;
    case __builtin_isfinite(1.0f) + 1: return 3;  //~ ERROR CL0903
  }
  return 0;
}

// Of these compilers compute nothing where a constant has to be.
HOLDS(__builtin_signbit(-1.0f));  //~ ERROR CL0439
HOLDS(__builtin_isgreater(2.0f, 1.0f));  //~ ERROR CL0439
HOLDS(V.x == 1);  //~ ERROR CL0439
HOLDS(kept.x == 1);  //~ ERROR CL0439
HOLDS((V + 1)[0] == 2);  //~ ERROR CL0439
HOLDS((V / 0).x == 0);  //~ ERROR CL0439
HOLDS(__builtin_shufflevector(V, V, 0, -1, 0, 0).y == 0);  //~ ERROR CL0439
HOLDS(__builtin_clzg(0u) == 0);  //~ ERROR CL0439
void unknown(int n, float f) {
  HOLDS(__builtin_align_up(n, 4));  //~ ERROR CL0439
  HOLDS(__builtin_isnan(f));  //~ ERROR CL0439
}
