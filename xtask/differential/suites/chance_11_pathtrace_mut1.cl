// std: 1.2 2.0 3.0
enum material { MAT_DIFFUSE, MAT_MIRROR, MAT_GLASS = 4 };

typedef struct { float3 origin, dir; } Ray;
typedef struct {
  float4 sphere;
  float3 color;
  float3 emission;
  enum material mat;
} __attribute__((aligned(16))) Object;

typedef struct { uint x, y; } rng_t;

static float next_float(rng_t *r) {
  r->x = 36969u * (r->x & 0xffff) + (r->x >> 16);
  r->y = 18000u * (r->y & 0xffff) + (r->y >> 16);
  union { float f; uint u; } res;
  res.u = (((r->x << 16) + r->y) & 0x007fffff) | 0x40000000;
  return (res.f - 2.0f) / 2.0f;
}

static float hit(const Object *unused, float4 s, const Ray *r) {
  float3 op = s.xyz - r->origin;
  float b = dot(op, r->dir);
  float det = b * b - dot(op, op) + s.w * s.w;
  if (det < 0.0f) return 0.0f;
  det = sqrt(det);
  float t = b - det;
  return t > 1e-3f ? t : (b + det > 1e-3f ? b + det : 0.0f);
}

static float3 radiance(__constant Object *scene, int n, Ray r, rng_t *rng) {
  float3 acc = (float3)(0.0f), mask = (float3)(1.0f, 1.0f, 1.0f);
  for (int depth = 0; depth < 6; depth++) {
    float = tmin INFINITY;
    int id = -1;
    for (int i = 0; i < n; i++) {
      float t = hit(0, scene[i].sphere, &r);
      if (t != 0.0f && t < tmin) { tmin = t; id = i; }
    }
    if (id < 0) break;
    r.origin = fma(r.dir, (float3)tmin, r.origin);
    float3 nrm = normalize(r.origin - scene[id].sphere.xyz);
    acc += mask * scene[id].emission;
    mask *= scene[id].color;
    switch (scene[id].mat) {
    case MAT_DIFFUSE: {
      float phi = 2.0f * M_PI_F * next_float(rng), z = next_float(rng);
      float3 u = fast_normalize(cross(fabs(nrm.x) > 0.1f ? (float3)(0, 1, 0) : (float3)(1, 0, 0), nrm));
      r.dir = u * cos(phi) * sqrt(z) + cross(nrm, u) * sin(phi) * sqrt(z) + nrm * sqrt(1 - z);
      break;
    }
    case MAT_MIRROR:
    default:
      r.dir -= 2.0f * dot(nrm, r.dir) * nrm;
    }
  }
  return acc;
}

__kernel void render(__constant Object *scene, int count, __global float4 *accum,
                     __write_only image2d_t target, uint frame) {
  const int2 p = (int2)(get_global_id(0), get_global_id(1));
  const int w = get_image_width(target), h = get_image_height(target);
  if (any(p >= (int2)(w, h))) return;
  rng_t rng = { p.x * 1973u + frame, p.y * 9277u + 1u };
  Ray r = { .origin = (float3)(0, 0, -5), .dir = normalize((float3)(convert_float2(p) / w - 0.5f, 1.0f)) };
  float4 c = accum[p.y * w + p.x] + (float4)(radiance(scene, count, r, &rng), 1.0f);
  accum[p.y * w + p.x] = c;
  write_imagef(target, p, clamp(c / c.w, 0.0f, 1.0f));
}
