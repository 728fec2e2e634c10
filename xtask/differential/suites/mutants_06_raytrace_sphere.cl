// std: 1.2 2.0 3.0
typedef struct ray {
    float3 o;
    float3 d;
    float tmin, tmax;
} ray_t;

typedef struct __attribute__((packed)) sphere {
    float pos[3];
    float radius;
    uint material;
} sphere_t;

inline float3 point_at(const ray_t *r, float t)
{
    return mad((float3)(t), r->d, r->o);
}

static bool hit(ray_t *r, const __global sphere_t *s)
{
    float3 oc = r->o - vload3(0, s->pos);
    float b = dot(oc, r->d);
    float disc = b * b - (dot(oc, oc) - s->radius * s->radius);
    if (disc < 0.f)
        return false;
    float t = -b - sqrt(disc);
    if (t < r->tmin || t > r->tmax)
        return false;
    r->tmax = t;
    return true;
}

__kernel void trace(__global uint *restrict fb, uint w, uint h,
                    const __global sphere_t *restrict scene, uint n)
{
    const uint x = get_global_id(0), y = get_global_id(1);
    ray_t r = { .o = (float3)(0), .d = (float3)(0, 0, 1), .tmin = 1e-3f, .tmax = MAXFLOAT };
    r.d = normalize((float3)(x - w * .5f, y - h * .5f, (float)w));
    int best = -1;
    for (uint i = 0; i < n; ++i)
        if (hit(&r, scene + i))
            best = i;
    float3 p = point_at(&r, r.tmax);
    uchar4 c = convert_uchar4_sat_rte((float4)(fabs(p), 1.f) * 255.f);
    fb[y * w + x] = best < 0 ? 0xff000000u : as_uint(c);
}
