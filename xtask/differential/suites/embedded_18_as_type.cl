// std: 1.2
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct s { int a; };
kernel void at(int i, int3 i3, int4 i4, char4 c4, float f, double d, short2 s2, long l, global int *p, bool b) {
  float a = as_float(i);
  int c = as_int(f);
  int e = as_int(c4);
  char4 g = as_char4(f);
  double h = as_double(l);
  long j = as_long(f);
  int3 k = as_int3(i4);
  int4 m = as_int4(i3);
  float3 n = as_float3(i3);
  int o = as_int(s2);
  int q = as_int(p);
  long r = __builtin_astype(p, long);
  struct s t = __builtin_astype(i, struct s);
  int u = __builtin_astype(f, int);
  int v = __builtin_astype(b, int);
  int w = __builtin_astype(d, int);
  uchar4 x = __builtin_astype(i, uchar4);
  int y = as_int(i, i);
  size_t z = as_size_t(l);
}
