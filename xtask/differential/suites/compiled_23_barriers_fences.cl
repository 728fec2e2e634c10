// std: 1.0 1.2 2.0 3.0
__kernel void reduce(__global const int *in, __global int *out,
                     __local int *scratch)
{
  size_t lid = get_local_id(0);
  scratch[lid] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (size_t s = get_local_size(0) / 2; s > 0; s >>= 1) {
    if (lid < s)
      scratch[lid] += scratch[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  if (lid == 0)
    out[get_group_id(0)] = scratch[0];
}

__kernel void fences(__global int *g, __local int *l)
{
  l[0] = g[0];
  mem_fence(CLK_LOCAL_MEM_FENCE);
  g[1] = l[0];
  read_mem_fence(CLK_GLOBAL_MEM_FENCE);
  write_mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

#if __OPENCL_C_VERSION__ >= 200
__kernel void new_fences(__global int *g)
{
  cl_mem_fence_flags flags = CLK_GLOBAL_MEM_FENCE;
  work_group_barrier(flags);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  work_group_barrier(CLK_IMAGE_MEM_FENCE, memory_scope_device);
  atomic_work_item_fence(flags, memory_order_acq_rel, memory_scope_device);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release,
                         memory_scope_work_group);
  g[get_global_id(0)] = get_enqueued_local_size(0);
}
#endif
