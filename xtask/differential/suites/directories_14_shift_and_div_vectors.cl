// std: 1.2 3.0
int shl_masked(int x) { return x << 33; }
long shl_long(long x, ulong n) { return x << n; }
uchar4 shr_vec(uchar4 v, uchar4 n) { return v >> n; }
int4 shl_scalar(int4 v, int n) { return v << n; }
int shl_negative(int x) { return x << -1; }
int4 shl_const(int4 v) { return v << (int4)(31, 32, 33, 34); }

int scalar_by_vector(int n, int4 v) { return n << v; }
int4 mixed_width(int4 v, int3 n) { return v >> n; }
short4 mixed_elem(short4 v, int4 n) { return v >> n; }
float4 of_float(float4 v) { return v << 1; }

int div_zero(int x) { return x / 0; }
int4 rem_vec_zero(int4 x) { return x % 0; }
float4 rem_float(float4 x) { return x % x; }
float4 div_float(float4 x) { return x / 3.0f; }
