// std: 1.0 1.1 1.2 2.0

// async_work_group_copy and friends, prefetch, fences.

kernel void k(global float4 *gf4, local float4 *lf4, global int *gi, local int *li, global int3 *gi3, local int3 *li3, const global int *cgi, constant int *ci, global void *gv, uint n) {
  event_t e = async_work_group_copy(lf4, gf4, n, 0);
  e = async_work_group_copy(gf4, lf4, n, e);
  e = async_work_group_copy(li, cgi, 4, e);
  e = async_work_group_copy(li3, gi3, 4, 0);
  e = async_work_group_copy(li, gi, 4); //~ ERROR CL0604
  e = async_work_group_copy(li, gi, 4, 1); //~ ERROR CL0604
  e = async_work_group_copy(gi, gi, 4, 0); //~ ERROR CL0604
  e = async_work_group_copy(li, ci, 4, 0); //~ ERROR CL0604
  e = async_work_group_copy(li, gf4, 4, 0); //~ ERROR CL0604
  e = async_work_group_copy(cgi, li, 4, 0);
  e = async_work_group_copy(gv, li, 4, 0);
  e = async_work_group_strided_copy(li, gi, 4, 2, 0);
  e = async_work_group_strided_copy(li, gi, 4, 0); //~ ERROR CL0604
  int r = async_work_group_copy(li, gi, 4, 0); //~ ERROR CL0506
  wait_group_events(1, &e);
  wait_group_events(1, e); //~ ERROR CL0506
  wait_group_events(&e, 1); //~ ERROR CL0507 //~ ERROR CL0507
  prefetch(gi, 4);
  prefetch(li, 4); //~ ERROR CL0604
  prefetch(gi); //~ ERROR CL0604
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier(); //~ ERROR CL0603
  mem_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
  read_mem_fence(gi); //~ ERROR CL0507
  int b = barrier(CLK_LOCAL_MEM_FENCE); //~ ERROR CL0506
  work_group_barrier(CLK_GLOBAL_MEM_FENCE); //~ ERROR[1.0,1.1,1.2] CL0602
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[1.0,1.1,1.2] CL0501
}
