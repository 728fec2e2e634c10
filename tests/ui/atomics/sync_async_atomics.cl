// std: 1.2+

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
event_t gev; //~ ERROR CL0427
struct es { event_t e; }; //~ ERROR CL0426
kernel void k(global int *g, local int *l, global float *gf, local float4 *lf, volatile global uint *vg, constant int *c, global long *gl) {
  size_t id = get_global_id(0) + get_local_id(1) + get_group_id(2) + get_work_dim() + get_global_offset(0);
  id = get_global_id(); //~ ERROR CL0603
  id = get_work_dim(0); //~ ERROR CL0603
  id = get_enqueued_local_size(0); //~ ERROR[1.2] CL0602
  id = get_global_linear_id(); //~ ERROR[1.2] CL0602
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  barrier(); //~ ERROR CL0603
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  work_group_barrier(CLK_IMAGE_MEM_FENCE); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501
  event_t e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g, l, 16, e);
  e = async_work_group_copy(g, g, 16, e); //~ ERROR CL0604
  e = async_work_group_copy(l, gf, 16, 0); //~ ERROR CL0604
  e = async_work_group_strided_copy(l, g, 16, 2, (event_t)0);
  e = async_work_group_copy(l, g, 16, 1); //~ ERROR CL0604
  wait_group_events(1, &e);
  wait_group_events(1, e); //~ ERROR CL0506
  event_t ea[2];
  e + 1; //~ ERROR CL0502
  e = 0; //~ ERROR CL0506
  prefetch(g, 4);
  prefetch(l, 4); //~ ERROR CL0604
  atomic_add(g, 1);
  atomic_add(l, 1);
  atomic_inc(vg);
  atomic_add(gf, 1.0f); //~ ERROR CL0604
  atomic_xchg(gf, 1.0f);
  atomic_cmpxchg(g, 0, 1);
  atomic_min(c, 1); //~ ERROR CL0604
  atom_add(g, 1);
  atom_add(gl, 1L);
  atomic_add(gl, 1L); //~ ERROR CL0604
  int p;
  atomic_inc(&p); //~ ERROR CL0604
}
