// std: 1.0 1.2 2.0 3.0
// event_t and the asynchronous copies.

kernel void good(global float4 *src, local float4 *dst, global char *gc, local char *lc) {
  event_t e = async_work_group_copy(dst, src, 16, 0);
  e = async_work_group_copy(src, dst, (size_t)16, e);
  wait_group_events(1, &e);
  event_t ev[2];
  ev[0] = async_work_group_copy(lc, gc, 64, (event_t)0);
  ev[1] = async_work_group_strided_copy(lc, (const global char *)gc, 8, 2, 0);
  wait_group_events(2, ev);
  prefetch(src, 4);
  e = async_work_group_copy((local float3 *)dst, (const global float3 *)src, 4, 0);
}

kernel void bad(global float *src, local float *dst, local int *idst, constant float *c) {
  event_t e = 1;
  event_t n = 0;
  e = async_work_group_copy(idst, src, 16, 0);
  e = async_work_group_copy(dst, c, 16, 0);
  e = async_work_group_copy(dst, src, 16);
  e = async_work_group_copy(dst, src, 16, 5);
  e = async_work_group_strided_copy(dst, src, 16, 0);
  wait_group_events(1, e);
  wait_group_events(&e, 1);
  prefetch(dst, 4);
  e = 0;
  if (e) ;
  if (e == n) ;
  e++;
  int i = (int)e;
}

kernel void arg(event_t e) {}
kernel void argp(global event_t *e) {}
struct s { event_t e; };
event_t ret(event_t e) { return e; }
constant event_t ce = 0;
