// std: 2.0 3.0
typedef struct {
  char a;
  int b;
} TestStruct;

#define PIPE_KERNELS(T)                                                        \
  __kernel void test_pipe_write_##T(__global T *src, __write_only pipe T out) {\
    int gid = get_global_id(0);                                                \
    reserve_id_t res_id = reserve_write_pipe(out, 1);                          \
    if (is_valid_reserve_id(res_id)) {                                         \
      write_pipe(out, res_id, 0, &src[gid]);                                   \
      commit_write_pipe(out, res_id);                                          \
    }                                                                          \
  }                                                                            \
  __kernel void test_pipe_read_##T(__read_only pipe T in, __global T *dst) {   \
    int gid = get_global_id(0);                                                \
    reserve_id_t res_id = reserve_read_pipe(in, 1);                            \
    if (is_valid_reserve_id(res_id)) {                                         \
      read_pipe(in, res_id, 0, &dst[gid]);                                     \
      commit_read_pipe(in, res_id);                                            \
    }                                                                          \
  }

PIPE_KERNELS(int)
PIPE_KERNELS(uint4)
PIPE_KERNELS(float)
PIPE_KERNELS(long8)
PIPE_KERNELS(TestStruct)

__kernel void wg_write(__global int *src, __write_only pipe int out) {
  __local reserve_id_t *unused = 0;
  reserve_id_t id = work_group_reserve_write_pipe(out, get_local_size(0));
  if (is_valid_reserve_id(id)) {
    write_pipe(out, id, get_local_id(0), &src[get_global_id(0)]);
    work_group_commit_write_pipe(out, id);
  }
}

__kernel void wg_read(read_only pipe int in, __global int *dst) {
  reserve_id_t id = work_group_reserve_read_pipe(in, get_local_size(0));
  if (is_valid_reserve_id(id)) {
    read_pipe(in, id, get_local_id(0), dst + get_global_id(0));
    work_group_commit_read_pipe(in, id);
  }
}

static int drain(read_only pipe int p, int *last) {
  int n = 0;
  while (read_pipe(p, last) == 0)
    n++;
  return n;
}

__kernel void query(read_only pipe int in, __global uint *out, __global int *dst) {
  int v = -1;
  out[0] = get_pipe_num_packets(in);
  out[1] = get_pipe_max_packets(in);
  out[2] = drain(in, &v);
  dst[0] = v;
}
