// std: 1.2 2.0 3.0
typedef struct { float3 o, d; } Ray;
typedef struct Sphere { float4 pos_r; uchar4 rgba; int mat; float pad[2]; } Sphere;
typedef struct { float t; int id; float3 n; } Hit;
enum { MAT_DIFFUSE, MAT_MIRROR = 1 << 1, MAT_GLASS = 1 << 2 };

#define EPS 1e-4f

static uint xorshift(uint *st) {
  uint x = *st;
  x ^= x << 13; x ^= x >> 17; x ^= x << 5;
  return *st = x;
}

static float rnd(uint *st) { return (xorshift(st) >> 8) * 0x1.0p-24f; }

static bool hit_sphere(const Ray *r, __constant const Sphere *s, float *t) {
  const float3 oc = s->pos_r.xyz - r->o;
  const float b = dot(oc, r->d), det = b * b - dot(oc, oc) + s->pos_r.w * s->pos_r.w;
  if (det < 0.f)
    return false;
  const float q = sqrt(det);
  *t = (b - q > EPS) ? b - q : b + q;
  return *t > EPS;
}

static Hit trace(const Ray *r, __constant const Sphere *scene, int n) {
  Hit h = { .t = MAXFLOAT, .id = -1 };
  for (int i = 0; i < n; i++) {
    float t;
    if (hit_sphere(r, scene + i, &t) && t < h.t)
      h.t = t, h.id = i;
  }
  if (h.id >= 0)
    h.n = normalize(r->o + h.t * r->d - scene[h.id].pos_r.xyz);
  return h;
}

__kernel void render(__constant const Sphere *scene, int n, __global uchar4 *fb, int w, uint seed) {
  const int x = get_global_id(0), y = get_global_id(1);
  uint st = seed ^ mul24(x, 9781) ^ (y << 16);
  Ray r = { (float3)(0.f, 0.f, -5.f), normalize((float3)(x + rnd(&st) - w / 2, y - w / 2, w)) };
  float3 col = 0.f, att = 1.f;
  for (int depth = 0; depth < 4; ++depth) {
    Hit h = trace(&r, scene, n);
    if (h.id < 0) { col += att * 0.2f; break; }
    att *= convert_float3(scene[h.id].rgba.xyz) / 255.0f;
    r.o = r.o + h.t * r.d + EPS * h.n;
    r.d = scene[h.id].mat & (MAT_MIRROR | MAT_GLASS) ? r.d - 2.f * dot(r.d, h.n) * h.n : h.n;
  }
  fb[y * w + x] = (uchar4)(convert_uchar3_sat_rte(col * 255.0f), 255);
}
