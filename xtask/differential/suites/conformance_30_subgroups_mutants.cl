// std: 1.2 2.0 3.0
__kernel void mutants(const __global float *in, __global float *out, __global int *iout, __global float4 *v, __global uint4 *b) {
  int gid = get_global_id(0);
  float x = in[gid];
  out[gid] = sub_group_broadcast(x);
  out[gid] = sub_group_broadcast(x, 0u, 1u);
  out[gid] = sub_group_broadcast(in, 0u);
  v[gid] = sub_group_broadcast(v[gid], 0u);
  out[gid] = sub_group_broadcast(x, x);
  out[gid] = sub_group_reduce_and(x);
  iout[gid] = sub_group_any(v[gid]);
  in[gid] = sub_group_reduce_add(x);
  sub_group_barrier();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_order_relaxed);
  barrier_sub_group(CLK_LOCAL_MEM_FENCE);
  iout[gid] = get_sub_group_size(0);
  iout[gid] = get_subgroup_id();
  iout[gid] = sub_group_ballot(gid);
  b[gid] = sub_group_ballot(v[gid]);
  iout[gid] = sub_group_shuffle(gid);
  iout[gid] = sub_group_shuffle_up(gid, 1u);
  iout[gid] = sub_group_non_uniform_all(gid);
  iout[gid] = sub_group_clustered_reduce_add(gid, 4u);
  iout[gid] = sub_group_elect(;
}
