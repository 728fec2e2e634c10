// std: 1.1 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
uint4 rev(uint4 v) { return v.wzyx; }
uint4 rev2(uint4 v) { return __builtin_shufflevector(v, v, 3, 2, 1, 0); }
float8 join(float4 a, float4 b) { return (float8)(a, b); }
float2 undef(float4 a) { return __builtin_shufflevector(a, a, -1, 2); }
int4 dyn(int4 v, uint4 m) { return shuffle(v, m); }
char8 dyn2(char4 a, char4 b, uchar8 m) { return shuffle2(a, b, m); }

void lvalue(global double8 *p, double2 v) {
  (*p).s07 = v;
  p->even = p->odd;
  p->hi.lo = v;
  p->s11 = v;
}

int4 bad_mask(int4 v, ushort4 m) { return shuffle(v, m); }
int4 out_of_range(int4 v) { return __builtin_shufflevector(v, v, 0, 1, 2, 8); }
int4 not_const(int4 v, int i) { return __builtin_shufflevector(v, v, 0, 1, 2, i); }
