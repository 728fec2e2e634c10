// std: 1.1 1.2 2.0
int4 cmp_lt(float4 a, float4 b) { return a < b; }
int4 land(int4 a, int4 b) { return a && b; }
int4 lnot(int4 a) { return !a; }
int4 sel(int4 c, int4 a, int4 b) { return c ? a : b; }
float4 splat(float x) { return x; }
float4 mul_scalar(float4 v, float x) { return v * x; }
int2 shift(int2 v, int n) { return v << n; }
int2 shift_const(int2 v) { return v >> 35; }
char3 v3_load(global char3 *p) { return *p; }
void v3_store(global char3 *p, char3 v) { p[1] = v; }
void swap(global int4 *p) { p->xy = p->wz; }
void one_elem(global int4 *p, int i) { p->s2 = i; }
void incr(int4 *p) { (*p)++; }
