// std: 1.2 2.0 3.0
typedef struct { float3 org; float3 dir; float t; } Ray;
typedef struct { float4 sphere; float3 color; int light; } Prim;

bool intersect(Ray *r, __global const Prim *p)
{
    float3 v = p->sphere.xyz - r->org;
    float b = dot(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.w * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det);
    r->t = b - det > 0.0f ? b - det : b + det;
    return r->t > 0.0f;
}

bool intersect_1(Ray *r, __global const Prim *p)
{
    float3 v = p->sphere - r->org;
    float b = dot(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.w * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det);
    r->t = b - det > 0.0f ? b - det : b + det;
    return r->t > 0.0f;
}

bool intersect_2(Ray *r, __global const Prim *p)
{
    float3 v = p.sphere.xyz - r->org;
    float b = dot(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.w * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det);
    r->t = b - det > 0.0f ? b - det : b + det;
    return r->t > 0.0f;
}

bool intersect_3(Ray *r, __global const Prim *p)
{
    float3 v = p->sphere.xyz - r->org;
    float b = dot(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.w * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det);
    p->light = b - det > 0.0f ? b - det : b + det;
    return r->t > 0.0f;
}

bool intersect_4(Ray *r, __global const Prim *p)
{
    float3 v = p->sphere.xyz - r->org;
    float b = dot(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.w * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det);
    r->dir = b - det > 0.0f ? b - det : b + det;
    return r->t > 0.0f;
}

bool intersect_5(Ray *r, __global const Prim *p)
{
    float3 v = p->sphere.xyz - r->org;
    float b = dot(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.w * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det);
    r->t = b - det > 0.0f ? b - det : b + det;
    return r > 0.0f;
}

bool intersect_6(Ray *r, __global const Prim *p)
{
    float3 v = p->sphere.xyz - r->org;
    float3 b = dot(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.w * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det);
    r->t = b - det > 0.0f ? b - det : b + det;
    return r->t > 0.0f;
}

bool intersect_7(Ray *r, __global const Prim *p)
{
    float3 v = p->sphere.xyz - r->org;
    float b = cross(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.w * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det);
    r->t = b - det > 0.0f ? b - det : b + det;
    return r->t > 0.0f;
}

bool intersect_8(Ray *r, __global const Prim *p)
{
    float3 v = p->sphere.xyz - r->org;
    float b = dot(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.s3 * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det);
    r->t = b - det > 0.0f ? b - det : b + det;
    return r->t > 0.0f;
}

bool intersect_9(Ray *r, __global const Prim *p)
{
    float3 v = p->sphere.xyz - r->org;
    float b = dot(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.w * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det;
    r->t = b - det > 0.0f ? b - det : b + det;
    return r->t > 0.0f;
}

bool intersect_10(Ray *r, __global const Ray *p)
{
    float3 v = p->sphere.xyz - r->org;
    float b = dot(v, r->dir);
    float det = b * b - dot(v, v) + p->sphere.w * p->sphere.w;
    if (det < 0.0f)
        return false;
    det = sqrt(det);
    r->t = b - det > 0.0f ? b - det : b + det;
    return r->t > 0.0f;
}
