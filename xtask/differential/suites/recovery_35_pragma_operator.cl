// std: 1.1 1.2 2.0 3.0
_Pragma("OPENCL EXTENSION cl_khr_fp64 : enable")
_Pragma("OPENCL EXTENSION cl_khr_nothing : enable")
_Pragma("OPENCL FP_CONTRACT OFF")
#define PRAGMA(x) _Pragma(#x)
#define UNROLL(n) PRAGMA(unroll n)
#define EXT(e) PRAGMA(OPENCL EXTENSION e : enable)
EXT(cl_khr_fp16)
half h_fn(half x);

kernel void k(global int *p, int n) {
  UNROLL(4)
  for (int i = 0; i < n; ++i) p[i] = i;
  UNROLL()
  while (n--) p[n] = 0;
  UNROLL(2) n = 1;
  _Pragma("unroll") for (;;) break;
  _Pragma("nounroll") do { } while (0);
  _Pragma("unroll(") for (;;) break;
  _Pragma("OPENCL FP_CONTRACT ON") n = 2;
  if (n) _Pragma("unroll 3") for (;;) break;
  n = 1 _Pragma("STDC FP_CONTRACT ON") + 2;
  _Pragma(unroll)
  _Pragma("unroll"
  _Pragma
  _Pragma()
  _Pragma(1)
  _Pragma("unknown pragma here")
  _Pragma("message(\"hello\")")
  _Pragma("GCC poison banned")
  int banned;
}
_Pragma("pack(1)") struct P { char c; int i; }; _Pragma("pack()")
typedef char ck[sizeof(struct P) == 5 ? 1 : -1];
#pragma message "note this"
#pragma message(3)
#pragma GCC system_header
#pragma once
#pragma
#pragma omp parallel
#pragma weak k
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-value"
#pragma clang diagnostic ignored "unused"
#pragma clang diagnostic pop
#pragma clang diagnostic pop
