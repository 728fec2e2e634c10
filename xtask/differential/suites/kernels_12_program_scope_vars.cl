// std: 2.0 3.0
#define ATTR __attribute__((aligned(16)))
int gi;
global int gg = 42;
static global uint gs[4] = {1u, 2u, 3u};
constant float weights[] = {0.25f, 0.5f, 0.25f};
global int *gptr = &gg;
global int *constant cptr = &gg;
global int *gnull = 0;
extern constant int ext_c;
typedef struct { int a; float b[2]; char3 c; } rec_t;
rec_t records[2] = {{1, {1.0f, 2.0f}, (char3)(1, 2, 3)}, {.a = 5}};
const global float4 gvec = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
ATTR global char bytes[sizeof(rec_t) * 2];
global struct node { global struct node *next; int v; } head, tail = {&head, 1};

#define PERSIST(T)                                                             \
  global T var_##T = (T)1;                                                     \
  global T arr_##T[2] = {(T)0, (T)1};                                          \
  global T *ptr_##T = &arr_##T[1];                                             \
  static T f_##T(void) { static T calls = (T)0; return calls += (T)1; }        \
  kernel void writer_##T(global T *src, uint idx) {                            \
    var_##T = src[0];                                                          \
    arr_##T[idx] = src[1];                                                     \
    ptr_##T = &arr_##T[idx];                                                   \
  }                                                                            \
  kernel void reader_##T(global T *dst, T v) {                                 \
    *ptr_##T = v;                                                              \
    dst[0] = var_##T;                                                          \
    dst[1] = arr_##T[0] + f_##T();                                             \
  }
PERSIST(int)
PERSIST(uchar)
PERSIST(float4)
PERSIST(ulong2)
PERSIST(size_t)

kernel void smooth(global float *x) {
  static global int invocations;
  static constant int radius = 1;
  size_t i = get_global_id(0) + radius;
  float acc = 0;
  for (int k = -radius; k <= radius; ++k)
    acc += weights[k + 1] * x[i + k];
  x[i] = acc * gvec.w;
  invocations++;
  gi += gs[i & 3] + records[i & 1].a + tail.next->v;
}
