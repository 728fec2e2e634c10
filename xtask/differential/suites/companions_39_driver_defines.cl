// std: 1.1 1.2 2.0 3.0
// opts: -DWG=64 -DTYPE=float
// opts: -DWG=0 -DTYPE=int4
// opts: -DTYPE=half
// opts: -DWG=16 -DTYPE=double2 -DDEBUG

#ifndef WG
#define WG 32
#endif

#if WG == 0
#warning "work-group size is zero"
#endif

#define STR_(x) #x
#define STR(x) STR_(x)
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)

#ifdef DEBUG
#define LOG(fmt, ...) printf("line %d: " fmt, __LINE__, ##__VA_ARGS__)
#else
#define LOG(fmt, ...)
#endif

__constant char type_name[] = STR(TYPE);

__attribute__((reqd_work_group_size(WG, 1, 1)))
kernel void CAT(reduce_, TYPE)(global TYPE *in, global TYPE *out) {
  local TYPE tmp[WG];
  size_t lid = get_local_id(0);
  tmp[lid] = in[get_global_id(0)];
  LOG("lid %u\n", (uint)lid);
  LOG("start\n");
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint s = WG / 2; s > 0; s >>= 1) {
    if (lid < s)
      tmp[lid] += tmp[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0)
    out[get_group_id(0)] = tmp[0];
}
