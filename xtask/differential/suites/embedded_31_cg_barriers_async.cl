// std: 1.0 1.2 2.0
kernel void tile(global const float4 *src, global float4 *dst, local float4 *t, int n) {
  size_t lid = get_local_id(0);
  size_t gid = get_global_id(0);
  // CHECK: call {{.*}}event{{.*}} @_Z21async_work_group_copy
  event_t e = async_work_group_copy(t, src + get_group_id(0) * 64, 64, 0);
  wait_group_events(1, &e);
  // CHECK: convergent
  barrier(CLK_LOCAL_MEM_FENCE);
  mem_fence(CLK_LOCAL_MEM_FENCE);
  read_mem_fence(CLK_GLOBAL_MEM_FENCE);
  write_mem_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
#if __OPENCL_C_VERSION__ >= 200
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
  if (work_group_any(n)) n = work_group_reduce_add(n);
  n += work_group_scan_inclusive_max(n) + work_group_broadcast(n, 0);
#endif
#pragma unroll 4
  for (int i = 0; i < n; ++i)
    t[lid] += t[i & 63];
  prefetch(src, 16);
  e = async_work_group_strided_copy(dst, t, 64, 2, e);
  wait_group_events(1, &e);
#if __OPENCL_C_VERSION__ >= 110
  dst[gid] = t[get_global_offset(0)];
#endif
}
