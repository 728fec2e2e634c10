// std: 1.0 1.1 1.2
/*!
[config]
name: swizzles, private arrays and calls
clc_version_min: 10

[test]
name: swizzle
kernel_name: swizzle
global_size: 1 0 0
arg_out: 0 buffer int4[2] 4 3 2 1 1 1 2 2
!*/
#pragma OPENCL FP_CONTRACT OFF

kernel void swizzle(global int4 *out) {
  int4 v = (int4)(1, 2, 3, 4);
  out[0] = v.wzyx;
  out[1].xz = v.s01;
  out[1].odd = out[1].even;
  out[1] = (int4)(v.xx, v.yy);
  v.lo += v.hi;
  v.S3 <<= 2;
  out[0].w = v.w;
}

int fib(int n) {
  int a[16] = {0, 1};
  for (int i = 2; i <= n && i < 16; ++i)
    a[i] = a[i - 1] + a[i - 2];
  return a[n & 15];
}

int indirect(private int *p, constant int *c, local int *l) {
  return *p ? *c : l[1];
}

kernel void calls(global int *out, constant int *in, local int *tmp, int x) {
  int i = x, j;
  out[0] = fib(x);
  out[1] = indirect(&i, in, tmp);
  out[2] = (j = i, ++j, j++);
  out[3] = sizeof(out) + sizeof x + sizeof(int[3]);
  out[4] = x ?: 3 ? x : -x;
}

kernel void control(global int *out, int n) {
  int i = 0;
again:
  switch (n % 4) {
  case 0:
    do {
      out[i] = i;
    case 1:
      if (i & 1) continue;
      out[i] |= 0x10;
    } while (++i < n);
    break;
  case 2: {
    n++;
    goto again;
  }
  default:
    break;
  }
  for (;;) {
    if (i-- <= 0) break;
    while (0)
      ;
  }
}

kernel void ternary(global int4 *o, global float4 *f, int4 m, uint4 u) {
  o[0] = m ? o[1] : o[2];
  f[0] = m < 0 ? f[1] : f[2];
  o[1] = (m == o[0]) && (f[0] >= f[1]);
  o[2] = !m | ~o[0];
  u = u >> (uint4)33 << 1u;
  o[3] = as_int4(u) % 7;
}
