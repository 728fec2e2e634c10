// std: 1.0 1.2 2.0 3.0
struct inner {
  char c;
  short4 s;
  union { uint u; float f; uchar b[4]; } bits;
};
typedef struct __attribute__((packed)) packed_s {
  char c;
  int i;
  long l;
} packed_t;
typedef struct {
  float3 v;
  struct inner in[2];
  packed_t p;
  int tail __attribute__((aligned(32)));
} outer_t;
typedef union { float16 v; float e[16]; float4 rows[4]; } mat4;
enum mode { MODE_A, MODE_B = 5, MODE_C };
typedef struct list { struct list *next; enum mode m; } list;

__kernel void sizes(__global uint *out, __global outer_t *o) {
  out[0] = sizeof(struct inner);
  out[1] = sizeof(packed_t);
  out[2] = sizeof(outer_t);
  out[3] = (uint)((__global char *)&o->in[1].bits.b[2] - (__global char *)o);
  out[4] = sizeof(mat4) / sizeof((float4)0);
  out[5] = (uint)(size_t)&((outer_t *)0)->tail;
}

static float trace(const mat4 *m) {
  float t = 0;
  for (int i = 0; i < 4; i++)
    t += m->e[i * 5];
  return t + m->rows[0].x + m->v.sF;
}

struct inner make(char c) {
  struct inner r = {c, (short4)(1, 2, 3, 4), {0x3f800000}};
  struct inner s = {.s = (short4)(c), .bits = {.f = 2.0f}};
  return c ? r : s;
}

__kernel void use(__global outer_t *o, __global float *f, mat4 m) {
  outer_t loc = *o;
  __local outer_t shared[4];
  shared[get_local_id(0) & 3] = loc;
  barrier(CLK_LOCAL_MEM_FENCE);
  loc.in[0] = make('x');
  loc.in[1] = shared[0].in[1];
  loc.v.xy = loc.v.zx;
  loc.p = (packed_t){1, 2, 3};
  *o = loc;
  f[0] = trace(&m) + loc.in[0].bits.f;
  list a = {0, MODE_C}, b = {&a, MODE_A};
  switch (b.next->m) {
  case MODE_A: f[1] = 1; break;
  case MODE_B:
  case MODE_C: f[1] = 2;
  default:;
  }
}
