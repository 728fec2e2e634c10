// std: 1.0 1.2 2.0 3.0
// opts: -DWG=64
// opts: -DWG=128 -DVOL=volatile
#ifndef WG
# define WG 32
#endif
#ifndef VOL
# define VOL
#endif
#define FENCE barrier(CLK_LOCAL_MEM_FENCE)

kernel __attribute__((reqd_work_group_size(WG, 1, 1)))
void reduce(global uint *data, ulong n, global uint *result, local VOL uint *scratch) {
  uint sum = 0;
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    sum += data[i];
  uint lid = get_local_id(0);
  scratch[lid] = sum;
  for (uint offset = WG / 2; offset > 0; offset >>= 1) {
    FENCE;
    if (lid < offset)
      scratch[lid] += scratch[lid + offset];
  }
  if (!lid)
    result[get_group_id(0)] = *scratch;
}

kernel void divergent_barrier(global int *output, local int *scratch) {
  if (get_local_id(0) == 0) {
    scratch[0] = 1;
    FENCE;
  } else {
    FENCE;
    *output = scratch[0];
  }
}

kernel void local_static(global int *output) {
  local int a[WG], *b;
  local int counter;
  local float4 tile[2][WG + 1];
  b = a + get_local_id(0);
  *b = (int)get_global_id(0);
  if (get_local_id(0) == 0)
    counter = 0;
  FENCE;
  tile[*b & 1][get_local_id(0)] = (float4)(*b);
  output[get_global_id(0)] = a[WG - 1 - get_local_id(0)] + (int)tile[0][0].y;
}

kernel void wait_copy(global int *data, local int *scratch, global int *output) {
  event_t e = async_work_group_copy(scratch, data, WG, 0);
  e = async_work_group_strided_copy(scratch, data, (size_t)WG, (size_t)2, e);
  wait_group_events(1, &e);
  prefetch(data, 4);
  output[get_local_id(0)] = scratch[get_local_id(0)];
  event_t f = async_work_group_copy(output, (const local int *)scratch, WG, (event_t)0);
  event_t both[2] = {e, f};
  wait_group_events(2, both);
}

kernel void uninitialised(global int *out, global int *in) {
  int x, *p = &x;
  if (get_global_id(0) < 2) x = in[0];
  out[get_global_id(0)] = x + p[0] + in[get_work_dim()];
}
