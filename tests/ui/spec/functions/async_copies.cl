// Asynchronous copies and prefetches (OpenCL C 6.15.11).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void copies(global float4 *g, local float4 *l) {
  event_t e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g, l, 16, e);
  e = async_work_group_strided_copy(l, g, 16, 2, e); //~ WARNING[1.0] CL0805
  e = async_work_group_strided_copy(g, l, 16, 2, 0); //~ WARNING[1.0] CL0805
  wait_group_events(1, &e);
  prefetch(g, 16);
}
kernel void qualified(const global int *g, local int *l, const local int *k, global int *h) { event_t e = async_work_group_copy(l, g, 1, 0); e = async_work_group_copy(h, k, 1, e); prefetch(g, 1); wait_group_events(1, &e); }
void types(global char *a, local char *b, global ushort3 *c, local ushort3 *d, global double16 *e, local double16 *f, global half2 *g, local half2 *h) { event_t x = async_work_group_copy(b, a, 1, 0); x = async_work_group_copy(c, d, 1, x); x = async_work_group_copy(f, e, 1, x); x = async_work_group_copy(h, g, 1, x); } //~ WARNING[1.0] CL0805
void explicit_zero(global int *g, local int *l) { event_t e = async_work_group_copy(l, g, 1, (event_t)0); }
void several(void) { event_t e[3]; wait_group_events(3, e); }
// From global to local memory and back, no other way.
void global_to_global(global int *g, global int *h) { event_t e = async_work_group_copy(g, h, 1, 0); } //~ ERROR CL0604
void local_to_local(local int *l) { event_t e = async_work_group_copy(l, l, 1, 0); } //~ ERROR CL0604
void private_to_global(global int *g, private int *p) { event_t e = async_work_group_copy(g, p, 1, 0); } //~ ERROR CL0604
void to_private_memory(global int *g, private int *p) { event_t e = async_work_group_copy(p, g, 1, 0); } //~ ERROR CL0604
void generic_source(local int *l, int *p) { event_t e = async_work_group_copy(l, p, 1, 0); } //~ ERROR CL0604
void constant_source(local int *l, constant int *c) { event_t e = async_work_group_copy(l, c, 1, 0); } //~ ERROR CL0604
void strided_within(global int *g) { event_t e = async_work_group_strided_copy(g, g, 1, 1, 0); } //~ ERROR CL0604
// Of one type, which is none of the program's own.
void other_type(global int *g, local float *l) { event_t e = async_work_group_copy(l, g, 1, 0); } //~ ERROR CL0604
void other_width(global int2 *g, local int4 *l) { event_t e = async_work_group_copy(l, g, 1, 0); } //~ ERROR CL0604
struct s { int a; };
void of_struct(global struct s *g, local struct s *l) { event_t e = async_work_group_copy(l, g, 1, 0); } //~ ERROR CL0604
void of_void(global void *g, local void *l) { event_t e = async_work_group_copy(l, g, 1, 0); } //~ ERROR CL0605
void to_const(global int *g, const local int *l) { event_t e = async_work_group_copy(l, g, 1, 0); } //~ WARNING CL0510
// An event is zero or an event.
void of_number(global int *g, local int *l) { event_t e = async_work_group_copy(l, g, 1, 1); } //~ ERROR CL0604
void of_integer(global int *g, local int *l, int n) { event_t e = async_work_group_copy(l, g, 1, n); } //~ ERROR CL0604
void no_event(global int *g, local int *l) { event_t e = async_work_group_copy(l, g, 1); } //~ ERROR CL0604
void no_stride(global int *g, local int *l) { event_t e = async_work_group_strided_copy(l, g, 1, 0); } //~ ERROR CL0604
int as_number(global int *g, local int *l) { return async_work_group_copy(l, g, 1, 0); } //~ ERROR CL0506
void wait_value(event_t e) { wait_group_events(1, e); } //~ ERROR CL0506
void wait_numbers(int *p) { wait_group_events(1, p); } //~ WARNING CL0508
void wait_alone(event_t *e) { wait_group_events(e); } //~ ERROR CL0603
// What is prefetched is global.
void prefetches(global char *a, const global double4 *b) { prefetch(a, 1); prefetch(b, 2); }
void prefetch_local(local int *l) { prefetch(l, 1); } //~ ERROR CL0604
void prefetch_constant(constant int *c) { prefetch(c, 1); } //~ ERROR CL0604
void prefetch_generic(int *p) { prefetch(p, 1); } //~ ERROR CL0604
void prefetch_struct(global struct s *g) { prefetch(g, 1); } //~ ERROR CL0604
void prefetch_whole(global int *g) { prefetch(g); } //~ ERROR CL0604
// In two and three dimensions, and their fence, where the extensions are.
void extended(global void *g, local void *l, event_t e) { e = async_work_group_copy_2D2D(l, 0, g, 0, 4, 1, 1, 1, 1, e); e = async_work_group_copy_3D3D(g, 0, l, 0, 4, 1, 1, 1, 1, 1, 1, 1, e); async_work_group_copy_fence(CLK_LOCAL_MEM_FENCE); }
void extended_within(global void *g, event_t e) { e = async_work_group_copy_2D2D(g, 0, g, 0, 4, 1, 1, 1, 1, e); } //~ ERROR CL0604
