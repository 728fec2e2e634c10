// std: 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
float sg_dot(global const float *a, global const float *b, uint n) {
  float s = 0.0f;
  for (uint i = get_sub_group_local_id(); i < n; i += get_sub_group_size())
    s = fma(a[i], b[i], s);
  return sub_group_reduce_add(s);
}

kernel void dots(global const float *a, global const float *b, global float *r, uint n) {
  r[get_sub_group_id()] = sg_dot(a, b, n);
}

float sg_a(float s, uint n) {
  return sub_group_reduce_mul(s);
}
float2 sg_b(float2 s, uint n) {
  return sub_group_reduce_add(s);
}
float sg_c(float s, uint n) {
  return sub_group_reduce_add(s, n);
}
float sg_d(float s, uint n) {
  return sub_group_reduce_min(&s);
}
float sg_e(float s, uint n) {
  return sub_group_broadcast(s);
}
float sg_f(char s, uint n) {
  return sub_group_reduce_add(s);
}
float sg_g(float s, uint n) {
  return get_sub_group_size(n) + get_sub_group_local_id(0);
}
float sg_h(float s, uint n) {
  return subgroup_reduce_add(s);
}
float sg_i(float s, float n) {
  return sub_group_all(s) ? sub_group_broadcast(s, n) : s;
}
float sg_j(float s, uint n) {
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group, n);
  return s;
}
