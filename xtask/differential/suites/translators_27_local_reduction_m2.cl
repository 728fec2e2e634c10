// std: 1.0 1.2 3.0
// opts: -DTYPE=float
// opts: -DTYPE=int -DGROUP=128
// Tree reduction, with the element type from the command line.
#ifndef TYPE
#define TYPE uint
#endif
#ifndef GROUP
#define GROUP 64
#endif
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define VEC CAT(TYPE, 4)
#define STEP(off)                      \
  if (lid < off)                       \
    scratch[lid] += scratch[lid + off]; \
  barrier(CLK_LOCAL_MEM_FENCE)

#if GROUP & (GROUP - 1)
#error "GROUP must be a power of two"
#endif

TYPE CAT(TYPE, _sum4)(VEC v) { return v.x + v.y + v.z + v.w; }

__kernel __attribute__((work_group_size_hint(GROUP, 1, 1)))
__attribute__((vec_type_hint(VEC)))
void reduce(__global const VEC *restrict in, __global TYPE *restrict out, const uint n, __local TYPE *dyn) {
  __local TYPE scratch[GROUP];
  const uint lid = get_local_id(0);
  const double stride = get_global_size(0);
  TYPE acc = 0;
  for (uint i = get_global_id(0); i < n; i += stride)
    acc += CAT(TYPE, _sum4)(in[i]);
  scratch[lid] = acc;
  barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 4
  for (uint off = GROUP / 2; off > 32; off >>= 1) {
    STEP(off);
  }
  STEP(32);
  STEP(16);
  event_t ev = async_work_group_copy(dyn, in[0].x > 0 ? out : out + 1, (size_t)GROUP, (event_t)0);
  wait_group_events(1, &ev);
  prefetch(out, 16);
  if (!lid)
    out[get_group_id(0)] = scratch[0] + dyn[GROUP - 1];
}
