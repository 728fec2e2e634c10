// std: 1.1 1.2
// opts: -DBITALIGN
// opts: -DVECT2
#ifdef VECT2
typedef uint2 u;
#else
typedef uint u;
#endif

#ifdef BITALIGN
#define rot(x, n) bitselect((x) << (n), (x) >> (32 - (n)), (u)((1u << (n)) - 1u))
#else
#define rot(x, n) rotate((x), (u)(n))
#endif

#define F0(b, c, d) bitselect(d, c, b)
#define F1(b, c, d) ((b) ^ (c) ^ (d))
#define STEP(F, a, b, c, d, e, w, k) do {        \
        e += rot(a, 5) + F(b, c, d) + (w) + (k); \
        b = rot(b, 30);                          \
    } while (0)

__kernel void search(const uint s0, const uint s1, const uint s2,
                     const uint s3, const uint s4,
                     const uint base,
                     __global volatile uint *output)
{
    u nonce = base + (u)get_global_id(0);
    u a = s0, b = s1, c = s2, d = s3, e = s4;

    STEP(F0, a, b, c, d, e, nonce, 0x5A827999u);
    STEP(F0, e, a, b, c, d, 0x80000000u, 0x5A827999u);
    STEP(F1, d, e, a, b, c, rot(nonce, 1), 0x6ED9EBA1u);
    STEP(F1, c, d, e, a, b, 0u, 0x6ED9EBA1u);

#ifdef VECT2
    if (a.x == 0)
        output[nonce.x & 0xFF] = nonce.x;
    if (a.y == 0)
        output[nonce.y & 0xFF] = nonce.y;
#else
    if (a == 0)
        output[nonce & 0xFF] = nonce;
#endif
}
