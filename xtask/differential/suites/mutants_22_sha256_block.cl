// std: 1.1 1.2 2.0
#define ROTR(x, n) rotate((x), 32u - (n))
#define CH(x, y, z) bitselect((z), (y), (x))
#define MAJ(x, y, z) bitselect((x), (y), (z) ^ (x))
#define S1(x) (ROTR(x, 6u) ^ ROTR(x, 11u) ^ ROTR(x, 25u))
#define S0(x) (ROTR(x, 2u) ^ ROTR(x, 13u) ^ ROTR(x, 22u))
__constant uint K[4] = { 0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5 };
typedef struct { uint h[8]; } sha_state;

void sha_mix(sha_state *st, const uint *w)
{
    for (uint i = 0; i < 4; i++) {
        uint t1 = st->h[7] + S1(st->h[4]) + K[i] + w[i];
        t1 += CH(st->h[4], st->h[5], st->h[6]);
        uint t2 = S0(st->h[0]);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st->h[3] += t1;
        st->h[7] = t1 + t2;
    }
}

void sha_mix_1(sha_state *st, const uint *w)
{
    for (uint i = 0; i < 4; i++) {
        uint t1 = st->h[7] + S1(st->h[4]) + K[i] + w[i];
        t1 += CH(st->h[4], st->h[5], st->h[6]);
        uint t2 = S0(st->h[0]);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st.h[3] += t1;
        st->h[7] = t1 + t2;
    }
}

void sha_mix_2(sha_state *st, const uint *w)
{
    for (uint i = 0; i < 4; i++) {
        uint t1 = st->h[7] + S1(st->h[4]) + K[i] + w[i];
        t1 += CH(st->h[4], st->h[5], st->h[6]);
        uint t2 = S0(st->h[0]);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st->h[3] += t1;
        st->g[7] = t1 + t2;
    }
}

void sha_mix_3(sha_state *st, const uint *w)
{
    for (uint i = 0; i < 4; i++) {
        uint2 t1 = st->h[7] + S1(st->h[4]) + K[i] + w[i];
        t1 += CH(st->h[4], st->h[5], st->h[6]);
        uint t2 = S0(st->h[0]);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st->h[3] += t1;
        st->h[7] = t1 + t2;
    }
}

void sha_mix_4(sha_state *st, const uint *w)
{
    for (uint i = 0; i < 4; i++) {
        float t1 = st->h[7] + S1(st->h[4]) + K[i] + w[i];
        t1 += CH(st->h[4], st->h[5], st->h[6]);
        uint t2 = S0(st->h[0]);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st->h[3] += t1;
        st->h[7] = t1 + t2;
    }
}

void sha_mix_5(sha_state *st, const uint *w)
{
    for (uint i = 0; i < 4; i++) {
        uint t1 = st->h[7] + S1(st->h[4]) + K[i] + w[i];
        t1 += CH(st->h[4], st->h[5], st->h[6]);
        uint t2 = S0(st);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st->h[3] += t1;
        st->h[7] = t1 + t2;
    }
}

void sha_mix_6(sha_state *st, const uint *w)
{
    for (uint i = 0; i < 4; i++) {
        uint t1 = st->h[7] + S1(st->h[4]) + K[i] + w[i];
        t1 += CH(st->h[4], st->h[5]);
        uint t2 = S0(st->h[0]);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st->h[3] += t1;
        st->h[7] = t1 + t2;
    }
}

void sha_mix_7(sha_state *st, const uint *w)
{
    for (uint i = 0; i < 4; i++) {
        uint t1 = st->h[7] + S1(st->h[4]) + K + w[i];
        t1 += CH(st->h[4], st->h[5], st->h[6]);
        uint t2 = S0(st->h[0]);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st->h[3] += t1;
        st->h[7] = t1 + t2;
    }
}

void sha_mix_8(const sha_state *st, const uint *w)
{
    for (uint i = 0; i < 4; i++) {
        uint t1 = st->h[7] + S1(st->h[4]) + K[i] + w[i];
        t1 += CH(st->h[4], st->h[5], st->h[6]);
        uint t2 = S0(st->h[0]);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st->h[3] += t1;
        st->h[7] = t1 + t2;
    }
}

void sha_mix_9(sha_state *st, const uint *w)
{
    for (uint i = 0; i < 4; i++) {
        uint t1 = st->h[7] + S1(st->h[4]) + K[i] + w[i];
        t1 += CH(st->h[4], st->h[5], st->h[6]);
        uint *t2 = S0(st->h[0]);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st->h[3] += t1;
        st->h[7] = t1 + t2;
    }
}

void sha_mix_10(sha_state *st, const uint w)
{
    for (uint i = 0; i < 4; i++) {
        uint t1 = st->h[7] + S1(st->h[4]) + K[i] + w[i];
        t1 += CH(st->h[4], st->h[5], st->h[6]);
        uint t2 = S0(st->h[0]);
        t2 += MAJ(st->h[0], st->h[1], st->h[2]);
        st->h[3] += t1;
        st->h[7] = t1 + t2;
    }
}
