// std: 1.2 3.0
// output of a random program generator
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
   uchar f2 : 5;
   int f3 : 19;
   const long f4;
};

struct S3 {
    int g_7[4][3];
    struct S0 g_9;
    union U1 g_11;
    uint2 g_13;
    char16 g_15;
};

uint  func_1(struct S3 * p_1);
struct S0  func_14(int p_15, long  p_16, struct S3 * p_1);
int * func_21(uchar  p_22, int * p_23, struct S3 * p_1);

uint  func_1(struct S3 * p_1)
{ /* block id: 4 */
    int l_4 = 0x3E0BDA34L;
    struct S0 l_20 = {-1L,0UL,0x7ABCL};
    union U1 l_24[2] = {{0x123456789ABCDEF0UL},{1UL}};
    int *l_25 = &l_4;
    int **l_26[3] = {&l_25,(void*)0,&l_25};
    l_20 = func_14((l_4 &= (1L || p_1->g_9.g_2)), (-(l_24[1].f0 , 0x5L)), p_1);
    for (p_1->g_9.g_3 = 0; (p_1->g_9.g_3 <= 2); p_1->g_9.g_3 += 1)
    { /* block id: 9 */
        (*l_26[0]) = func_21(p_1->g_9.g_3, &p_1->g_7[3][p_1->g_9.g_3], p_1);
        if ((*l_25))
            continue;
        (**l_26[2]) ^= ((l_20.g_5 , p_1->g_13.y) >= (p_1->g_7[0][0] == (*l_25)));
    }
    p_1->g_13.yx |= ((uint2)(4294967295UL, 0UL)).xx;
    return p_1->g_11.f3.g_3;
}

struct S0  func_14(int p_15, long  p_16, struct S3 * p_1)
{
    struct S2 l_30 = {{{7UL},{9UL}},(void*)0,3,-77,0L};
    l_30.f1 = &p_1->g_9;
    l_30.f0[p_15 & 1].f2[5] ^= (l_30.f2 , (l_30.f3 || p_16));
    (*l_30.f1).g_2 = (((safe_mod(p_15)) < l_30.f4) ? (l_30.f1 != (void*)0) : l_30.f0[0].f1);
    return *l_30.f1;
}

int * func_21(uchar  p_22, int * p_23, struct S3 * p_1)
{
    (*p_23) = ((char16)(p_1->g_15.s0123, 1, 2, ((char2)(p_22)), p_1->g_15.s89abcdef)).s7;
    return p_22 ? p_23 : &p_1->g_7[1][2];
}

__kernel void entry(__global ulong *result)
{
    struct S3 c_1 = { {{1,2,3},{4}}, {1,2UL,3}, {0}, (uint2)(1, 2), (char16)(0) };
    result[get_global_id(0)] = func_1(&c_1);
}
