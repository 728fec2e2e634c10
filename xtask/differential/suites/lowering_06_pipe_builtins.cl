// std: 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

void test1(read_only pipe int p, global int *ptr) {
  read_pipe(p, ptr);
  reserve_id_t rid = reserve_read_pipe(p, 2);
  read_pipe(p, rid, 2, ptr);
  commit_read_pipe(p, rid);
}

void test2(write_only pipe int p, global int *ptr) {
  write_pipe(p, ptr);
  reserve_id_t rid = reserve_write_pipe(p, 2);
  write_pipe(p, rid, 2, ptr);
  commit_write_pipe(p, rid);
}

void test3(read_only pipe int p, global int *ptr) {
  reserve_id_t rid = work_group_reserve_read_pipe(p, 2);
  work_group_commit_read_pipe(p, rid);
}

void test4(write_only pipe int p, global int *ptr) {
  reserve_id_t rid = sub_group_reserve_write_pipe(p, 2);
  sub_group_commit_write_pipe(p, rid);
}

void test5(read_only pipe int rp, write_only pipe int wp, global uint *ptr) {
  *ptr = get_pipe_num_packets(rp) + get_pipe_max_packets(rp);
  *ptr = get_pipe_num_packets(wp) + get_pipe_max_packets(wp);
}

typedef struct { float4 pos; int id; } packet;

kernel void by_kernel(pipe packet in, write_only pipe packet out) {
  packet k;
  if (read_pipe(in, &k) == 0)
    write_pipe(out, &k);
  local packet l;
  read_pipe(in, &l);
  if (is_valid_reserve_id(reserve_read_pipe(in, 1u)))
    return;
}

kernel void wrong_way(read_only pipe int p, global int *ptr) {
  write_pipe(p, ptr);
  commit_write_pipe(p, 0);
}
