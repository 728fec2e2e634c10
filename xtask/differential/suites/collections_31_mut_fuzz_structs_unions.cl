// std: 1.2 3.0
#define safe_mod(x) (((x) == 0) ? 1 : (7 % (x)))
struct S0 {
   int g_2;
   uint g_3;
   volatile short g_5;
};

union U1 {
   ulong f0;
   int f1;
   char f2[8];
   struct S0 f3;
};

struct S2 {
   union U1 f0[2];
   struct S0 * f1;
   uchar f2;
   int f3;
   const long f4;
};

struct S3 {
    int g_7[4][3];
    struct S0 g_9;
    union U1 g_11;
    uint2 g_13;
    char16 g_15;
};

struct S0  func_14_m0(int p_15, long  p_16, struct S3 * p_1)
{
    struct S2 l_30 = {{{7UL},{9UL}},(void*)0,3,-77,0L};
    l_30.f1 = &p_1.g_9;
    l_30.f0[p_15 & 1].f2[5] ^= (l_30.f2 , (l_30.f3 || p_16));
    (*l_30.f1).g_2 = (((safe_mod(p_15)) < l_30.f4) ? (l_30.f1 != (void*)0) : l_30.f0[0].f1);
    return *l_30.f1;
}

struct S0  func_14_m1(int p_15, long  p_16, struct S3 * p_1)
{
    struct S2 l_30 = {{{7UL},{9UL}},(void*)0,3,-77,0L};
    l_30.f1 = &p_1->g_9;
    l_30.f0[p_15 & 1].f2[5] ^= (l_30.f2 , (l_30.f3 || p_16));
    (*l_30.f1).g_2 = (((safe_mod(p_15)) < l_30.f4) ? (l_30.f1 != (void*)0) : l_30.f0[0].f1);
    return l_30.f1;
}

struct S0  func_14_m2(int p_15, long  p_16, struct S3 * p_1)
{
    struct S2 l_30 = {{{7UL},{9UL}},(void*)0,3,-77,0L};
    l_30.f1 = &p_1->g_9;
    l_30.f0[p_15 & 1].f2[5] ^= (l_30.f4 = 1 , (l_30.f3 || p_16));
    (*l_30.f1).g_2 = (((safe_mod(p_15)) < l_30.f4) ? (l_30.f1 != (void*)0) : l_30.f0[0].f1);
    return *l_30.f1;
}

struct S0  func_14_m3(int p_15, long  p_16, struct S3 * p_1)
{
    S2 l_30 = {{{7UL},{9UL}},(void*)0,3,-77,0L};
    l_30.f1 = &p_1->g_9;
    l_30.f0[p_15 & 1].f2[5] ^= (l_30.f2 , (l_30.f3 || p_16));
    (*l_30.f1).g_2 = (((safe_mod(p_15)) < l_30.f4) ? (l_30.f1 != (void*)0) : l_30.f0[0].f1);
    return *l_30.f1;
}

int * func_21_m4(uchar  p_22, int * p_23, struct S3 * p_1)
{
    (*p_23) = ((char16)(p_1->g_15.s0123, 1, ((char2)(p_22)), p_1->g_15.s89abcdef)).s7;
    return p_22 ? p_23 : &p_1->g_7[1][2];
}

int * func_21_m5(uchar  p_22, int * p_23, struct S3 * p_1)
{
    (*p_23) = ((char16)(p_1->g_15.s0123, 1, 2, ((char2)(p_22)), p_1->g_15.s89abcdef)).s7;
    return p_22 ? p_23 : &p_1->g_7[1];
}

int * func_21_m6(uchar  p_22, int * p_23, struct S3 * p_1)
{
    (*p_23) = ((char16)(p_1->g_15.s0123, 1, 2, ((char2)(p_22), p_1->g_15.s89abcdef)).s7;
    return p_22 ? p_23 : &p_1->g_7[1][2];
}

void init_m7(struct S3 * p_1)
{
    struct S3 c_1 = { {{1,2,3},{4}}, {1,2UL,3}, {0}, (uint3)(1, 2, 3), (char16)(0) };
    *p_1 = c_1;
}

void init_m8(struct S3 * p_1)
{
    struct S3 c_1 = { {{1,2,3},{4}}, {1,2UL,3,4}, {0}, (uint2)(1, 2), (char16)(0) };
    *p_1 = c_1;
}

void init_m9(struct S3 * p_1)
{
    struct S3 c_1 = { {{1,2,3},{4}}, {1,2UL,3}, {0}, (uint2)(1, 2), (char16)(0) };
    p_1 = c_1;
}
