// std: 1.0 1.2 2.0
#define EPSILON 0.01f
#define MAX_DEPTH 4
enum Refl { DIFF, SPEC, REFR };
typedef struct { float x, y, z; } Vec;
typedef struct { Vec o, d; } Ray;
typedef struct { float rad; Vec p, e, c; enum Refl refl; } Sphere;
#define vinit(v, a, b, c) { (v).x = a; (v).y = b; (v).z = c; }
#define vassign(a, b) vinit(a, (b).x, (b).y, (b).z)
#define vsub(v, a, b) vinit(v, (a).x - (b).x, (a).y - (b).y, (a).z - (b).z)
#define vdot(a, b) ((a).x * (b).x + (a).y * (b).y + (a).z * (b).z)
#define OCL_CONSTANT_BUFFER __global
float SphereIntersect(OCL_CONSTANT_BUFFER const Sphere *s, const Ray *r)
{
    Vec op;
    vsub(op, s->p, r->o);
    float b = vdot(op, r->d);
    float det = b * b - vdot(op, op) + s->rad * s->rad;
    if (det < 0.f)
        return 0.f;
    det = sqrt(det);
    return b - det > EPSILON ? b - det : 0.f;
}
static float GetRandom(unsigned int *seed0, unsigned int *seed1)
{
    *seed0 = 36969 * ((*seed0) & 65535) + ((*seed0) >> 16);
    *seed1 = 18000 * ((*seed1) & 65535) + ((*seed1) >> 16);
    unsigned int ires = ((*seed0) << 16) + (*seed1);
    union { float f; unsigned int ui; } res;
    res.ui = (ires & 0x007fffff) | 0x40000000;
    return (res.f - 2.f) / 2.f;
}
int Intersect(OCL_CONSTANT_BUFFER const Sphere *spheres, const unsigned int count, const Ray *r, float *t, unsigned int *id)
{
    float inf = (*t) = 1e20f;
    unsigned int i = count;
    for (; i--;) {
        const float d = SphereIntersect(&spheres[i], r);
        if ((d != 0.f) && (d < *t)) {
            *t = d;
            *id = i;
        }
    }
    return *t < inf;
}
__kernel void RadianceGPU(__global Vec *colors, __global unsigned int *seeds, OCL_CONSTANT_BUFFER const Sphere *spheres, const int width, const unsigned int n, __global int *pixels)
{
    const int gid = get_global_id(0);
    unsigned int s0 = seeds[2 * gid], s1 = seeds[2 * gid + 1], id = 0;
    float t;
    Ray ray;
    vinit(ray.o, 0.f, 0.f, -5.f);
    vinit(ray.d, GetRandom(&s0, &s1), gid / (float)width, 1.f);
    Vec col = { 0.f, 0.f, 0.f };
    if (Intersect(spheres, n, &ray, &t, &id) && spheres[id].refl == DIFF)
        vassign(col, spheres[id].c);
    colors[gid] = col;
    pixels[gid] = (int)(clamp(col.x, 0.f, 1.f) * 255.f) | ((int)(col.y * 255.f) << 8);
}
