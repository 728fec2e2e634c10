// std: 1.2 2.0 3.0
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif
typedef __attribute__((ext_vector_type(3))) char char3v;
struct S { int a; };
char3v f1(char16 x) { return __builtin_astype(x, char3v); }
char3v f2(int x) { return __builtin_astype(x, char3v); }
int f3(char3v x) { return __builtin_astype(x, int); }
void as(int i, uint u, float f, long l, int2 i2, int3 i3, int4 i4, short4 s4, uchar4 uc4, struct S s,
        __global int *p, __local int *lp, bool b) {
  f = as_float(i);
  f = as_float(u);
  f = as_float(l);
  f = as_float(1);
  f = as_float(1L);
  f = as_float(1.0);
  f = as_float(1.0f);
  i = as_int(f);
  i = as_int(f, f);
  i = as_int();
  i2 = as_int2(l);
  i2 = as_int2(s4);
  i2 = as_int2(i4);
  i3 = as_int3(i4);
  i4 = as_int4(i3);
  i = as_int(uc4);
  uc4 = as_uchar4(i);
  uc4 = as_uchar4(i2);
  i = as_int(s);
  s = as_S(i);
  i = as_int(b);
  i = as_bool(b);
  l = as_long(p);
  l = as_size_t(l);
  p = __builtin_astype(lp, __global int *);
  p = __builtin_astype(l, __global int *);
  l = __builtin_astype(p, long);
  s = __builtin_astype(i, struct S);
  i = __builtin_astype(s, int);
  i = __builtin_astype(i);
  i = __builtin_astype(int, i);
}
