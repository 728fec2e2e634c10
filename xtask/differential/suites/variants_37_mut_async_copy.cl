// std: 1.0 1.2 2.0
void fetch(__local float4 *dst, __global const float4 *src, size_t n) {
  event_t e = async_work_group_copy(dst, src, n, 0);
  wait_group_events(1, &e);
}

__kernel void stage(__global const float4 *src, __global float4 *dst, __local float4 *tmp) {
  fetch(tmp, src + get_group_id(0) * get_local_size(0), get_local_size(0));
  dst[get_global_id(0)] = tmp[get_local_id(0)];
}

void fetch1(__local float4 *dst, __global const float4 *src, size_t n) {
  event_t e = async_work_group_copy(src, dst, n, 0);
}
void fetch2(__local float4 *dst, __global const float4 *src, size_t n) {
  event_t e = async_work_group_copy(dst, src, n);
}
void fetch3(__local float2 *dst, __global const float4 *src, size_t n) {
  event_t e = async_work_group_copy(dst, src, n, 0);
}
void fetch4(__private float4 *dst, __global const float4 *src, size_t n) {
  event_t e = async_work_group_copy(dst, src, n, 0);
}
void fetch5(__local float4 *dst, __global const float4 *src, size_t n) {
  event_t e = async_work_group_copy(dst, src, n, 1);
}
void fetch6(__local float4 *dst, __global const float4 *src, size_t n) {
  event_t e = async_work_group_strided_copy(dst, src, n, 0);
}
void fetch7(__local float4 *dst, __global const float4 *src, size_t n) {
  event_t e;
  wait_group_events(1, e);
}
void fetch8(__local float4 *dst, __global const float4 *src, size_t n) {
  int e = async_work_group_copy(dst, src, n, 0);
}
void fetch9(__local float4 *dst, __constant float4 *src, size_t n) {
  event_t e = async_work_group_copy(dst, src, n, (event_t)0);
}
void fetch10(__local float4 *dst, __global const float4 *src, event_t e) {
  event_t *p = &e;
  e = e + 1;
  prefetch(src, 16);
}
