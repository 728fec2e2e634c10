// std: 1.1 1.2 3.0
// The conditional operator with vector conditions.

typedef unsigned char uchar;
typedef char char2_t_ __attribute__((ext_vector_type(2)));

char8 sel_char(char8 cond, char8 a, char8 b) { return cond ? a : b; }
char8 sel_scalar(char8 cond, char a, char8 b) { return cond ? a : b; }
float4 sel_float(int4 cond, float4 a, float4 b) { return cond ? a : b; }
float4 sel_ufloat(uint4 cond, float4 a, float4 b) { return cond ? a : b; }
float4 sel_one(int4 cond, float4 a, float b) { return cond ? a : b; }
float4 sel_cmp(float4 a, float4 b) { return a < b ? a : b; }
int4 sel_const(int4 cond) { return cond ? 1 : 2; }
int4 sel_both(int4 cond, int a, int b) { return cond ? a : b; }
float3 sel3(int3 c, float3 a, float3 b) { return c ? a : b; }
long2 sel_long(long2 c, long2 a, long2 b) { return c ? a : b; }
float4 scalar_cond(int c, float4 a, float4 b) { return c ? a : b; }
float4 scalar_mixed(int c, float4 a, float b) { return c ? a : b; }
float16 nested(int16 p, int16 q, float16 a, float16 b) {
  return p ? (q ? a : b) : b * 2.0f;
}

/* errors */
float4 wrong_cond(float4 cond, float4 a, float4 b) { return cond ? a : b; }
char2 wrong_size(int2 cond, char2 a, char2 b) { return cond ? a : b; }
float4 wrong_len(int2 cond, float4 a, float4 b) { return cond ? a : b; }
float4 wrong_types(int4 cond, float4 a, int4 b) { return cond ? a : b; }
float4 wrong_scalar(int4 cond, float4 a, double b) { return cond ? a : b; }
uint4 wrong_sign(int4 cond, int4 a, uint4 b) { return cond ? a : b; }
int4 wrong_char(int4 cond, char a, char b) { return cond ? a : b; }
short4 wrong_short(short4 cond, int a, int b) { return cond ? a : b; }
float fcond(float c, float a, float b) { return c ? a : b; }
int4 gnu(int4 a, int4 b) { return a ?: b; }
int gnus(int a, int b) { return a ?: b; }

typedef struct { int a; } S;
S sel_struct(int c, S a, S b) { return c ? a : b; }
S sel_struct_vec(int4 c, S a, S b) { return c ? a : b; }

void pointers(int c, int4 vc, global int *g, global int *h, local int *l, constant int *k) {
  global int *r = c ? g : h;
  r = c ? g : 0;
  r = c ? 0 : h;
  r = c ? (global void *)g : h;
  r = c ? g : l;
  r = c ? g : k;
  r = vc ? g : h;
  *(c ? g : h) = 3;
  c ? (void)0 : (void)1;
  vc ? (void)0 : (void)1;
}

kernel void use(global float4 *p, global int4 *c) {
  p[0] = c[0] ? p[1] : p[2];
  p[1] = (c[0] == c[1]) ? 0.0f : p[2];
  p[2].xy = c[0].lo ? p[0].hi : p[0].lo;
}
