// std: 1.2 2.0 3.0
__kernel void mutants(__global float4 *src, __global float4 *dst, __local float4 *buf, int n, __global float *fsrc, __constant float4 *csrc) {
  event_t ev = async_work_group_copy(buf, src, (size_t)n, (event_t)0);
  event_t ev0;
  event_t ev1 = 0;
  event_t ev2 = 1;
  event_t ev3 = n;
  event_t evs[2];
  float4 priv[4];
  ev = async_work_group_copy(buf, buf, (size_t)n, (event_t)0);
  ev = async_work_group_copy(buf, fsrc, (size_t)n, (event_t)0);
  ev = async_work_group_copy(buf, csrc, (size_t)n, (event_t)0);
  ev = async_work_group_copy(priv, src, (size_t)n, (event_t)0);
  ev = async_work_group_copy(buf, src, (size_t)n);
  ev = async_work_group_copy(buf, src, (size_t)n, (event_t)1);
  ev = async_work_group_strided_copy(buf, src, (size_t)n, ev);
  ev = ev + 1;
  n = ev;
  wait_group_events(1, ev);
  wait_group_events(&ev, 1);
  wait_group_events(2, evs);
  barrier();
  barrier(CLK_LOCAL_MEM_FENCE, memory_scope_device);
  barrier(CLK_PRIVATE_MEM_FENCE);
  barrier(1.0f);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, CLK_GLOBAL_MEM_FENCE);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_scope_device, memory_order_acquire);
  mem_fence(CLK_LOCAL_MEM_FENCE |);
  n = barrier(CLK_LOCAL_MEM_FENCE);
  prefetch(buf, n);
  prefetch(*src, n);
}
