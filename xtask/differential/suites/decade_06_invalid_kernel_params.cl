// std: 1.2 2.0 3.0

typedef struct {
  float3 position;
  uint flags;
} particle_t;

typedef struct {
  particle_t first;
  global particle_t *rest;
} particle_list_t;

typedef struct {
  size_t count;
  float values[4];
} sized_t;

typedef struct {
  struct {
    bool set;
    int value;
  } option;
} options_t;

typedef union {
  float f;
  half h;
} either_t;

enum mode { FAST, EXACT };
typedef bool flag_t;
typedef size_t count_t;
struct opaque;

kernel void by_value(particle_t p) {}
kernel void by_pointer(global particle_t *p, constant particle_t *c) {}
kernel void list_by_value(particle_list_t l) {}
kernel void list_by_pointer(global particle_list_t *l) {}
kernel void sized(sized_t s) {}
kernel void options(options_t o) {}
kernel void either(either_t e) {}
kernel void by_enum(enum mode m) {}
kernel void by_opaque(struct opaque o) {}
kernel void by_opaque_pointer(global struct opaque *o) {}
kernel void flag(flag_t f) {}
kernel void count(count_t n) {}
kernel void offset(global float *p, ptrdiff_t n, uintptr_t u) {}
kernel void vectors(float16 f, uchar3 c, ulong2 l) {}
kernel void rows(global float *global *rows) {}
kernel void rows_local(local float *local *rows) {}
kernel void matrix(global float (*m)[4]) {}
kernel void unqualified(float *p) {}
kernel void unqualified_array(float p[16]) {}
kernel void in_local(local float f) {}
kernel void in_global(global float f) {}
kernel void quarter(half h) {}
kernel void nothing_named(int, global float *) {}
kernel void is_void(void v) {}
kernel void anonymous(struct { int a; } s) {}
