// std: 1.0 1.2 3.0

typedef struct { float3 *v; uchar b[4]; } in0_t;
typedef union { in0_t s; float e[8]; uint4 u; } un0_t;
kernel void st0(global un0_t *p, un0_t val, global int *out) {
  un0_t loc = {.u = (uint4)(1, 2, 3, 4)};
  in0_t tmp = {{1.0f, 2.0f, 3.0f}, {1, 2}};
  loc.s = tmp;
  p[1] = val;
  out[0] = p->s.b[3] + sizeof(loc.e) + (loc.e == &val.e[1]);
}

typedef struct { float3 v; uchar b[4]; } in1_t;
typedef union { in1_t s; float e[8]; uint4 u; } un1_t;
kernel void st1(global un1_t *p, un1_t val, global int *out) {
  un1_t loc = {.u = (uint4)(1, 2, 3, 4)};
  in1_t tmp = {{1.0f, 2.0f, 3.0f}, {1, 2}};
  loc = tmp;
  p[1] = val;
  out[0] = p->s.b[3] + sizeof(loc.e) + (loc.e == &val.e[1]);
}

typedef struct { float3 v; uchar b[4]; } in2_t;
typedef union { in2_t s; float e[]; uint4 u; } un2_t;
kernel void st2(global un2_t *p, un2_t val, global int *out) {
  un2_t loc = {.u = (uint4)(1, 2, 3, 4)};
  in2_t tmp = {{1.0f, 2.0f, 3.0f}, {1, 2}};
  loc.s = tmp;
  p[1] = val;
  out[0] = p->s.b[3] + sizeof(loc.e) + (loc.e == &val.e[1]);
}

typedef struct { float3 v; uchar b[4]; } in3_t;
typedef union { in3_t s; float e[8]; uint4 u; } un3_t;
kernel void st3(global un3_t *p, un3_t val, global int *out) {
  un3_t loc = {.u = (uint4)(1, 2, 3, 4)};
  in3_t tmp = {{1.0f, 2.0f, 3.0f}, {1, 2}};
  loc.s = tmp;
  p[1] = val;
  out[0] = p.s.b[3] + sizeof(loc.e) + (loc.e == &val.e[1]);
}

typedef struct { float3 v; uchar b : 4; } in4_t;
typedef union { in4_t s; float e[8]; uint4 u; } un4_t;
kernel void st4(global un4_t *p, un4_t val, global int *out) {
  un4_t loc = {.u = (uint4)(1, 2, 3, 4)};
  in4_t tmp = {{1.0f, 2.0f, 3.0f}, {1, 2}};
  loc.s = tmp;
  p[1] = val;
  out[0] = p->s.b[3] + sizeof(loc.e) + (loc.e == &val.e[1]);
}

typedef struct { float3 v; uchar b[4]; } in5_t;
typedef union { in5_t s; float e[8]; uint4 u; } un5_t;
kernel void st5(global un5_t *p, un5_t *val, global int *out) {
  un5_t loc = {.u = (uint4)(1, 2, 3, 4)};
  in5_t tmp = {{1.0f, 2.0f, 3.0f}, {1, 2}};
  loc.s = tmp;
  p[1] = val;
  out[0] = p->s.b[3] + sizeof(loc.e) + (loc.e == &val.e[1]);
}

typedef struct { float3 v; uchar b[4]; } in6_t;
typedef union { in6_t s; float e[8]; uint4 u; } un6_t;
kernel void st6(global un6_t *p, un6_t val, global int *out) {
  un6_t loc = {.w = (uint4)(1, 2, 3, 4)};
  in6_t tmp = {{1.0f, 2.0f, 3.0f}, {1, 2}};
  loc.s = tmp;
  p[1] = val;
  out[0] = p->s.b[3] + sizeof(loc.e) + (loc.e == &val.e[1]);
}

typedef struct { float3 v; uchar b[4] } in7_t;
typedef union { in7_t s; float e[8]; uint4 u; } un7_t;
kernel void st7(global un7_t *p, un7_t val, global int *out) {
  un7_t loc = {.u = (uint4)(1, 2, 3, 4)};
  in7_t tmp = {{1.0f, 2.0f, 3.0f}, {1, 2}};
  loc.s = tmp;
  p[1] = val;
  out[0] = p->s.b[3] + sizeof(loc.e) + (loc.e == &val.e[1]);
}

typedef struct { float3 v; uchar b[4]; } in8_t;
typedef union { in8_t s; float e[8]; uint4 u; } un8_t;
kernel void st8(constant un8_t *p, un8_t val, global int *out) {
  un8_t loc = {.u = (uint4)(1, 2, 3, 4)};
  in8_t tmp = {{1.0f, 2.0f, 3.0f}, {1, 2}};
  loc.s = tmp;
  p[1] = val;
  out[0] = p->s.b[3] + sizeof(loc.e) + (loc.e == &val.e[1]);
}

typedef struct { local float3 v; uchar b[4]; } in9_t;
typedef union { in9_t s; float e[8]; uint4 u; } un9_t;
kernel void st9(global un9_t *p, un9_t val, global int *out) {
  un9_t loc = {.u = (uint4)(1, 2, 3, 4)};
  in9_t tmp = {{1.0f, 2.0f, 3.0f}, {1, 2}};
  loc.s = tmp;
  p[1] = val;
  out[0] = p->s.b[3] + sizeof(loc.e) + (loc.e == &val.e[1]);
}
