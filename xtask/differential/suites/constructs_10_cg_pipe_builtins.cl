// std: 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
void test1(read_only pipe int p, global int *ptr) {
  read_pipe(p, ptr);
  reserve_id_t rid = reserve_read_pipe(p, 2);
  if (is_valid_reserve_id(rid)) {
    read_pipe(p, rid, 1, ptr);
    commit_read_pipe(p, rid);
  }
}

void test2(write_only pipe int p, global int *ptr) {
  write_pipe(p, ptr);
  reserve_id_t rid = work_group_reserve_write_pipe(p, 2);
  write_pipe(p, rid, 0, ptr);
  work_group_commit_write_pipe(p, rid);
}

void test3(write_only pipe float4 p, global float4 *ptr) {
  reserve_id_t rid = sub_group_reserve_write_pipe(p, 2);
  sub_group_commit_write_pipe(p, rid);
  *ptr = (float)(get_pipe_num_packets(p) + get_pipe_max_packets(p));
}

void test4(pipe int p, global int *ptr) {
  write_pipe(p, ptr);
}
#else
int no_pipes;
#endif
