// std: 2.0 3.0
__kernel void mutants(__global float *in, __global int *out, __global float4 *v, __global char *c) {
  int tid = get_global_id(0);
  out[tid] = work_group_all();
  out[tid] = work_group_all(in[tid]);
  out[tid] = work_group_any(v[tid] > 0.0f);
  out[tid] = work_group_none(in[tid] > 0.0f);
  in[tid] = work_group_broadcast(in[tid]);
  in[tid] = work_group_broadcast(in, 0);
  in[tid] = work_group_broadcast(in[tid], 0, 1, 2, 3);
  v[tid] = work_group_broadcast(v[tid], 0);
  in[tid] = work_group_reduce_mul(in[tid]);
  in[tid] = work_group_reduce_add(v[tid]);
  in[tid] = work_group_reduce_add(in[tid], 0);
  in[tid] = work_group_scan_add(in[tid]);
  out[tid] = work_group_scan_exclusive_max(c[tid]);
  out = work_group_scan_exclusive_max(out[tid]);
  out[tid] = work_group_scan_inclusive_min(out[tid]));
  out[tid] = get_global_linear_id(0);
  out[tid] = get_enqueued_local_size();
}
