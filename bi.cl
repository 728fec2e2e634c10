struct S {int a; int b;};
kernel void k(global int *o, int a, float x, double y, int4 v, float4 f) { global float *r=(global float*)o; r[1] = __builtin_reduce_minimum(f); }