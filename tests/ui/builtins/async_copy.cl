// std: 1.0 1.2 3.0+

kernel void k(global float *g, local float *l, constant float *c, global float4 *g4, local float4 *l4,
              global const int *gi, local int *li) {
  float p[4];
  event_t e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g, l, 16, e);
  e = async_work_group_copy(l, l, 16, 0); //~ ERROR CL0604
  e = async_work_group_copy(g, g, 16, 0); //~ ERROR CL0604
  e = async_work_group_copy(l, c, 16, 0); //~ ERROR CL0604
  e = async_work_group_copy(p, g, 4, 0); //~ ERROR CL0604
  e = async_work_group_copy(l4, g4, 4, e);
  e = async_work_group_copy(l4, g, 4, e); //~ ERROR CL0604
  e = async_work_group_copy(li, gi, 4, e);
  e = async_work_group_copy(gi, li, 4, e);
  e = async_work_group_copy(l, g, 16); //~ ERROR CL0604
  e = async_work_group_copy(l, g, 16, 1); //~ ERROR CL0604
  int i = async_work_group_copy(l, g, 16, 0); //~ ERROR CL0506
  e = async_work_group_strided_copy(l, g, 16, 2, 0);
  e = async_work_group_strided_copy(g, l, 16, 2, e);
  e = async_work_group_strided_copy(l, g, 16, 0); //~ ERROR CL0604
  wait_group_events(1, &e);
  wait_group_events(&e); //~ ERROR CL0603
  prefetch(g, 16);
  prefetch(g4, 2);
  prefetch(l, 16); //~ ERROR CL0604
}

struct pod { int a; };
kernel void s(global struct pod *g, local struct pod *l) {
  event_t e = async_work_group_copy(l, g, 1, 0); //~ ERROR CL0604
}
