// std: 1.0 1.1 1.2 2.0

__kernel void math0(__global float4 *o, __global int4 *e, __global double *d) {
  float4 ip;
  int i = get_global_id(0);
  o[i] = fract(o[0], ip) + frexp(o[1], &e[i]);
  e[i] = isless(o[i], ip) & isnan(ip);
  o[i] += pown(ip, e[i]) * fmax(ip, 1.0f);
  d[i] = sin(d[i]) + M_PI;
}

__kernel void math1(__global float4 *o, __global uint4 *e, __global double *d) {
  float4 ip;
  int i = get_global_id(0);
  o[i] = fract(o[0], &ip) + frexp(o[1], &e[i]);
  e[i] = isless(o[i], ip) & isnan(ip);
  o[i] += pown(ip, e[i]) * fmax(ip, 1.0f);
  d[i] = sin(d[i]) + M_PI;
}

__kernel void math2(__global float4 *o, __global int4 *e, __global double *d) {
  float4 ip;
  int i = get_global_id(0);
  o[i] = fract(o[0], &ip) + frexp(o[1], &e[i]);
  e[i] = isless(o[i], ip) & isnan(ip);
  o[i] += pow(ip, e[i]) * fmax(ip, 1.0f);
  d[i] = sin(d[i]) + M_PI;
}

__kernel void math3(__global float4 *o, __global int4 *e, __global double *d) {
  float4 ip;
  int i = get_global_id(0);
  o[i] = fract(o[0], &ip) + frexp(o[1], &e[i]);
  e[i] = isless(o[i], ip) & isnan(ip);
  o[i] += pown(ip, e[i]) * fmax(1.0f, ip);
  d[i] = sin(d[i]) + M_PI;
}

__kernel void math4(__global float4 *o, __global int4 *e, __global double *d) {
  float2 ip;
  int i = get_global_id(0);
  o[i] = fract(o[0], &ip) + frexp(o[1], &e[i]);
  e[i] = isless(o[i], ip) & isnan(ip);
  o[i] += pown(ip, e[i]) * fmax(ip, 1.0f);
  d[i] = sin(d[i]) + M_PI;
}

__kernel void math5(__global float4 *o, __global int4 *e, __global double *d) {
  float4 ip;
  int i = get_global_id(0);
  o[i] = fract(o[0], &ip) + frexp(o[1], &e[i]);
  e[i] = (o[i] < ip.x) & isnan(ip);
  o[i] += pown(ip, e[i]) * fmax(ip, 1.0f);
  d[i] = sin(d[i]) + M_PI;
}

__kernel void math6(__global float4 *o, __global int4 *e, __constant double *d) {
  float4 ip;
  int i = get_global_id(0);
  o[i] = fract(o[0], &ip) + frexp(o[1], &e[i]);
  e[i] = isless(o[i], ip) & isnan(ip);
  o[i] += pown(ip, e[i]) * fmax(ip, 1.0f);
  d[i] = sin(d[i]) + M_PI;
}

__kernel void math7(__global float4 *o, __global int4 *e, __global double *d) {
  float4 ip;
  int i = get_global_id(0);
  o[i] = fract(o[0], &ip) + frexp(o[1], &e[i]);
  e[i] = isless(o[i], ip) && isnan(d[i]);
  o[i] += pown(ip, e[i]) * fmax(ip, 1.0f);
  d[i] = sin(d[i]) + M_PI;
}

__kernel void math8(__global float4 *o, __global int4 *e, __global double *d) {
  float4 ip;
  int i = get_global_id(0);
  o[i] = fract(o[0], &ip) + frexp(o[1], &e[i]);
  e[i] = isless(o[i], ip) & isnan(ip);
  o[i] += pown(ip, e[i]) * fmax(ip, 1);
  d[i] = sin(d[i]) + M_PI;
}

__kernel void math9(__global float4 *o, __global int4 *e, __global double *d) {
  float4 ip;
  int i = get_global_id(0);
  o[i] = fract(o[0], &ip) + frexp(o[1], &e[i]);
  e[i] = isless(o[i], ip) & isnan(ip);
  o[i] += pown(ip, e[i]) * fmax(ip, 1.0f);
  d[i] = sin(d[i]) + M_PI_F_F;
}
