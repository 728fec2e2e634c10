// std: 1.2 2.0

/// \brief Scales a vector.
/// \param in input
/// \param missing not a parameter
__kernel void scale(__global const float *in, __global float *out, float factor) {
  size_t gid = get_global_id(0);
  out[gid] = in[gid] * factor;
}

__attribute__((reqd_work_group_size(16, 1, 1)))
kernel void tile(global int *p, local int *l) {
  l[get_local_id(0)] = p[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  p[get_global_id(0)] = l[15 - get_local_id(0)];
}
