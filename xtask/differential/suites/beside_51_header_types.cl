// std: 1.0 1.1 1.2 2.0 3.0
void scalar_types(uchar a, ushort b, uint c, ulong d, size_t e, ptrdiff_t f) {}
void vector_types(char2 a, uchar3 b, short4 c, ushort8 d, int16 e, long2 f, ulong3 g, float4 h) {}
void doubles(double2 a, double16 b) {}
void halfs(global half2 *a) {}
void opaque(event_t e, sampler_t s) {}
#if __OPENCL_C_VERSION__ >= 200
void opaque2(queue_t q, clk_event_t c, reserve_id_t r, ndrange_t n) {}
void atomics(atomic_int *i, atomic_size_t *s, atomic_double *d, atomic_flag *f) {}
#endif
#if __OPENCL_C_VERSION__ < 200
void no_atomics(atomic_int *i) {}
void no_queue(queue_t q) {}
#endif
constant int sz3 = sizeof(int3) == 16 ? 1 : -1;
constant int szs[sizeof(size_t) == 8 ? 1 : -1] = {0};
constant uint m1 = UINT_MAX;
constant long m2 = LONG_MIN;
constant float m3 = FLT_MAX, m4 = MAXFLOAT, m5 = M_PI_F;
constant int m6 = CHAR_BIT + FLT_DIG + SHRT_MAX;
constant float m7 = INFINITY, m8 = NAN, m9 = HUGE_VALF;
constant half m10 = HALF_MAX;
int5 no_such;
