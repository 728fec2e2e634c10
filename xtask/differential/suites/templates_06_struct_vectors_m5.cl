// std: 1.2 3.0
typedef struct ray {
    float3 origin;
    float3 dir;
    float tmin, tmax;
} ray;

typedef struct __attribute__((packed)) {
    uchar4 rgba;
    ushort depth;
} pixel_t;

struct node {
    float4 bounds[2];
    int child[2];
    struct { int first; int count; } leaf;
} __attribute__((aligned(16)));

enum axis { AXIS_X, AXIS_Y, AXIS_Z, AXIS_COUNT };

static float3 at(const ray *r, float t)
{
    return r->origin + r->dir * t;
}

static int hit_box(const ray *r, __global const struct node *n)
{
    float3 inv = 1.0f / r->dir;
    float3 t0 = (n->bounds[0].xyz - r->origin) * inv;
    float3 t1 = (n->bounds[1].xyz - r->origin) * inv;
    float3 lo = fmin(t0, t1);
    float3 hi = fmax(t0, t1);
    float enter = fmax(fmax(lo.z, r->tmin), fmax(lo.x, lo.y));
    float leave = fmin(fmin(hi.x, hi.y), fmin(hi.z, r->tmax));
    return enter <= leave;
}

static enum axis widest(float4 lo, float4 hi)
{
    float4 d = hi - lo;
    if (d.x > d.y)
        return d.x > d.z ? AXIS_X : AXIS_Z;
    return d.y > d.z ? AXIS_Y : AXIS_Z;
}

__kernel void trace(__global const struct node *nodes, __global pixel_t *frame,
                    __constant float16 *camera, int count)
{
    int gid = get_global_id(0);
    ray r = { .origin = camera->s37b, .tmin = 0.0f, .tmax = INFINITY };
    int hits[AXIS_COUNT] = { 0 };
    r.dir = normalize((float3)(camera->s01, 1.0f));

    for (int i = 0; i < count; i++) {
        if (!hit_box(&r, &nodes[i]))
            continue;
        switch (widest(nodes[i].bounds[0], nodes[i].bounds[1])) {
        case AXIS_X: hits[0]++; break;
        case AXIS_Y: hits[1]++; break;
        default: hits[2] += nodes[i].leaf.count; break;
        }
    }
    float3 p = at(&r, 0.5f);
    pixel_t px;
    px.rgba = (uchar4)(hits[0], hits[1], hits[2], 255);
    px.depth = convert_ushort_sat(p.z);
    frame[gid] = px;
}
