// std: 1.2 2.0 3.0
__kernel void compute_sum(__global int *a, int n, __local int *tmp_sum, __global int *sum) {
  int tid = get_local_id(0);
  int lsize = get_local_size(0);
  int i;
  tmp_sum[tid] = 0;
  for (i = tid; i < n; i += lsize)
    tmp_sum[tid] += a[i];
  if (lsize == 1) {
    if (tid == 0)
      *sum = tmp_sum[0];
    return;
  }
  do {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (tid < lsize / 2) {
      int s = tmp_sum[tid];
      if (tid + lsize / 2 < n)
        s += tmp_sum[tid + lsize / 2];
      tmp_sum[tid] = s;
    }
    lsize = lsize / 2;
  } while (lsize);
  if (tid == 0)
    *sum = tmp_sum[0];
}
__kernel void fences(__global int *g, __local int *l) {
  const cl_mem_fence_flags flags = CLK_LOCAL_MEM_FENCE;
  g[0] = 1;
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  l[0] = 2;
  read_mem_fence(flags);
  g[1] = l[1];
  write_mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}
#if __OPENCL_C_VERSION__ >= 200
__kernel void wg_barriers(__global int *g, __local int *l) {
  l[get_local_id(0)] = g[get_global_id(0)];
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
#ifdef CLK_IMAGE_MEM_FENCE
  work_group_barrier(CLK_IMAGE_MEM_FENCE);
#endif
  g[get_global_id(0)] = l[get_local_size(0) - get_local_id(0) - 1];
}
#endif
__kernel void prefetch_copy(__global float4 *src, __global float4 *dst, __local float4 *buf, int n) {
  prefetch(src, n);
  event_t ev = async_work_group_copy(buf, src, (size_t)n, (event_t)0);
  ev = async_work_group_strided_copy(buf + n, src, (size_t)n, (size_t)2, ev);
  wait_group_events(1, &ev);
  ev = async_work_group_copy(dst, buf, n, 0);
  wait_group_events(1, &ev);
}
