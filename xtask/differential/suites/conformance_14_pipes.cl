// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
typedef struct { char c; float4 f; long l; } TestStruct;

#define PIPE(T) \
__kernel void write_pipe_##T(__global T *src, __write_only pipe T out_pipe) { \
  int gid = get_global_id(0); \
  reserve_id_t res = reserve_write_pipe(out_pipe, 1); \
  if (is_valid_reserve_id(res)) { \
    write_pipe(out_pipe, res, 0, &src[gid]); \
    commit_write_pipe(out_pipe, res); \
  } \
} \
__kernel void read_pipe_##T(__read_only pipe T in_pipe, __global T *dst) { \
  int gid = get_global_id(0); \
  reserve_id_t res = reserve_read_pipe(in_pipe, 1); \
  if (is_valid_reserve_id(res)) { \
    read_pipe(in_pipe, res, 0, &dst[gid]); \
    commit_read_pipe(in_pipe, res); \
  } \
}
PIPE(char)
PIPE(int)
PIPE(ulong)
PIPE(float4)
PIPE(uchar16)
PIPE(TestStruct)

__kernel void pipe_wg(__global int *src, write_only pipe int p) {
  __local reserve_id_t res;
  int lid = get_local_id(0);
  res = work_group_reserve_write_pipe(p, get_local_size(0));
  if (is_valid_reserve_id(res)) {
    write_pipe(p, res, lid, &src[get_global_id(0)]);
    work_group_commit_write_pipe(p, res);
  }
}
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
__kernel void pipe_sg(read_only pipe int p, __global int *dst) {
  reserve_id_t res = sub_group_reserve_read_pipe(p, get_sub_group_size());
  if (is_valid_reserve_id(res)) {
    read_pipe(p, res, get_sub_group_local_id(), &dst[get_global_id(0)]);
    sub_group_commit_read_pipe(p, res);
  }
}
#endif
__kernel void pipe_simple(read_only pipe int in, write_only pipe int out, __global uint *q) {
  int v;
  if (read_pipe(in, &v) == 0)
    write_pipe(out, &v);
  q[0] = get_pipe_num_packets(in);
  q[1] = get_pipe_max_packets(out);
}
int forward(read_only pipe int p, int *v) { return read_pipe(p, v); }
__kernel void pipe_default(pipe int p, __global int *out) {
  int v = 0;
  forward(p, &v);
  *out = v;
}
#endif
