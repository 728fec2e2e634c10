// std: 2.0 3.0
typedef struct { char r, g, b; } color;
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

void single(read_only pipe int p, global int *ptr) {
  read_pipe(p, ptr);
  reserve_id_t rid = reserve_read_pipe(p, 2);
  if (is_valid_reserve_id(rid))
    read_pipe(p, rid, 1, ptr);
  commit_read_pipe(p, rid);
}

void output(write_only pipe float4 p, float4 *ptr) {
  reserve_id_t rid = reserve_write_pipe(p, 4u);
  write_pipe(p, rid, 0, ptr);
  commit_write_pipe(p, rid);
  write_pipe(p, ptr);
}

kernel void groups(read_only pipe color in, write_only pipe color out, global color *c) {
  reserve_id_t a = work_group_reserve_read_pipe(in, 2);
  work_group_commit_read_pipe(in, a);
  reserve_id_t b = sub_group_reserve_write_pipe(out, 2);
  sub_group_commit_write_pipe(out, b);
  write_pipe(out, c);
  read_pipe(out, c);
}

kernel void query(pipe int p, global uint *n) {
  n[0] = get_pipe_num_packets(p);
  n[1] = get_pipe_max_packets(p);
}
