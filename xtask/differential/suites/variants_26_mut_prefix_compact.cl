// std: 1.0 2.0 3.0
void step_scan(__local int *buf, int lid, int d) {
  int v = lid >= d ? buf[lid - d] : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  buf[lid] += v;
}

__kernel void compact(__global const int *in, __global int *out, __local int *buf) {
  int lid = get_local_id(0);
  buf[lid] = in[get_global_id(0)] > 0;
  for (int d = 1; d < (int)get_local_size(0); d *= 2)
    step_scan(buf, lid, d);
  if (in[get_global_id(0)] > 0)
    out[buf[lid] - 1] = in[get_global_id(0)];
}

void step_v1(__local int *buf, int lid, int d) {
  int v = lid >= d ? buf : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
}
void step_v2(__local int *buf, int lid, int d) {
  int v = lid >= d ? buf[lid - d] : "0";
  barrier(CLK_LOCAL_MEM_FENCE);
}
void step_v3(__local int *buf, int lid, int d) {
  int v = lid >= d ? buf[lid - d];
  barrier(CLK_LOCAL_MEM_FENCE);
}
void step_v4(__local int *buf, int lid, int d) {
  barrier();
  buf[lid] += d;
}
void step_v5(__local int *buf, int lid, int d) {
  barrier(CLK_LOCAL_MEM_FENCE, CLK_GLOBAL_MEM_FENCE, 0);
  buf[lid] += d;
}
void step_v6(__local int *buf, int lid, int d) {
  barrier(CLK_LOCAL_FENCE);
  buf[lid] += d;
}
void step_v7(__local int *buf, int lid, int d) {
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  buf[lid] += d;
}
void step_v8(__private int *buf, int lid, int d) {
  mem_fence(CLK_LOCAL_MEM_FENCE);
  buf[lid] =+ d;
}
void step_v9(__local int *buf, int lid, __local int *d) {
  buf[lid] = d;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}
void step_v10(__local int *buf, int lid, int d) {
  buf = &lid;
  barrier(CLK_LOCAL_MEM_FENCE);
}
void call_v11(__global int *g, __local int *buf) {
  step_scan(g, 0, 1);
  step_scan(buf + 1, 0, 1.5f);
}
