// std: 1.0 1.2 2.0

__kernel void copy(__global float *g, __local float *l, __constant float *c, __global const float4 *g4, __local float4 *l4) {
  event_t e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g, l, 16, e);
  e = async_work_group_copy(l4, g4, 16, e);
  e = async_work_group_copy(g4, l4, 16, e);
  e = async_work_group_copy(l, c, 16, e); //~ ERROR CL0604
  e = async_work_group_copy(l, l, 16, e); //~ ERROR CL0604
  e = async_work_group_copy(l, g4, 16, e); //~ ERROR CL0604
  e = async_work_group_copy(l, g, 16); //~ ERROR CL0604
  e = async_work_group_strided_copy(l, g, 16, 2, e);
  e = async_work_group_strided_copy(l, g, 16, e); //~ ERROR CL0604
  wait_group_events(1, &e);
  prefetch(g, 4);
  prefetch(l, 4); //~ ERROR CL0604
}

__kernel void copy3(__global float3 *g, __local float3 *l, __global bool *gb) {
#if __OPENCL_C_VERSION__ >= 110
  event_t e = async_work_group_copy(l, g, 1, 0);
#endif
}
