// std: 1.0 1.2 2.0
// opts: -DTYPE=float -DVEC=4 -DUNROLL=2
// opts: -DTYPE=uint -DVEC=8 -DUNROLL=4 -DUSE_LOCAL
// opts:
#ifndef TYPE
#define TYPE int
#endif
#ifndef VEC
# define VEC 2
#endif
#ifndef UNROLL
# define UNROLL 1
#endif
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define STR_(x) #x
#define STR(x) STR_(x)
#define VTYPE CAT(TYPE, VEC)
#define VLOAD CAT(vload, VEC)
#define VSTORE CAT(vstore, VEC)
#define NAME(base) CAT(CAT(base, _), VTYPE)

#if UNROLL == 1
#  define REPEAT(X) X(0)
#elif UNROLL == 2
#  define REPEAT(X) X(0) X(1)
#elif UNROLL == 4
#  define REPEAT(X) X(0) X(1) X(2) X(3)
#else
#  error "bad UNROLL: " STR(UNROLL)
#endif

#ifdef USE_LOCAL
#  define LOCAL_ARG , __local TYPE *scratch
#  define STAGE(i) VSTORE(acc##i, get_local_id(0), scratch);
#else
#  define LOCAL_ARG
#  define STAGE(i)
#endif

#define DECL(i) VTYPE acc##i = (VTYPE)(i);
#define LOAD(i) acc##i += VLOAD(gid * UNROLL + i, in);
#define STORE(i) VSTORE(acc##i, gid * UNROLL + i, out);

__kernel void NAME(accumulate)(__global const TYPE *in, __global TYPE *out, int n LOCAL_ARG)
{
  const size_t gid = get_global_id(0);
  REPEAT(DECL)
  for (int k = 0; k < n; ++k) {
    REPEAT(LOAD)
  }
  REPEAT(STAGE)
  REPEAT(STORE)
}
#pragma unroll 4
#undef REPEAT
#line 200 "generated.cl"
#if !defined(REPEAT) && (VEC & (VEC - 1)) == 0 && UNROLL <= 4
__constant int line_no = __LINE__;
__constant int is_opencl = __OPENCL_VERSION__ >= 100 ? __ENDIAN_LITTLE__ : 0;
#endif
#define EACH(f, ...) f(__VA_ARGS__)
#define ADD3(a, b, c) ((a) + (b) + (c))
__kernel void variadic(__global int *o) { o[0] = EACH(ADD3, 1, 2, 3) + sizeof(STR(VTYPE)); }
