// std: 1.0 1.2 3.0
_Static_assert(CHAR_BIT == 8, "");
_Static_assert(CHAR_MAX == SCHAR_MAX, "");
_Static_assert(SCHAR_MIN == -128, "");
_Static_assert(UCHAR_MAX == 255, "");
_Static_assert(USHRT_MAX == 65535, "");
_Static_assert(INT_MIN < 0 && INT_MAX == 2147483647, "");
_Static_assert(UINT_MAX == 0xffffffff, "");
_Static_assert(LONG_MAX == 0x7fffffffffffffffL, "");
_Static_assert(ULONG_MAX == 0xffffffffffffffffUL, "");
_Static_assert(FLT_DIG == 6 && FLT_MANT_DIG == 24, "");
_Static_assert(FLT_MAX_EXP == 128 && FLT_MIN_EXP == -125, "");
_Static_assert(FLT_RADIX == 2, "");
_Static_assert(DBL_MANT_DIG == 53, "");
_Static_assert(HALF_DIG == 3 && HALF_MANT_DIG == 11, "");
_Static_assert(FP_ILOGB0 == INT_MIN, "");
_Static_assert(FP_ILOGBNAN == INT_MAX, "");
_Static_assert(SHRT_MAX == 32768, "off by one");

constant float f[] = {FLT_MAX, FLT_MIN, FLT_EPSILON, MAXFLOAT, HUGE_VALF, INFINITY, NAN};
constant double d[] = {DBL_MAX, DBL_MIN, DBL_EPSILON, HUGE_VAL};
constant float mf[] = {M_E_F, M_LOG2E_F, M_PI_F, M_PI_2_F, M_1_PI_F, M_2_SQRTPI_F, M_SQRT2_F, M_SQRT1_2_F};
constant double md[] = {M_E, M_LN2, M_PI, M_PI_4, M_SQRT2};
constant half mh[] = {M_E_H, M_PI_H};
constant float bad = M_PI_Q;
#ifdef LLONG_MAX
#error LLONG_MAX
#endif
