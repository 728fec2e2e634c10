// std: 2.0 3.0

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

typedef struct { int x; char y; } packet_t;

void test_rw(read_only pipe int p, write_only pipe int q, global int *ptr) {
  reserve_id_t rid;
  read_pipe(p, ptr);
  read_pipe(p, rid, 2, ptr);
  write_pipe(q, ptr);
  write_pipe(q, rid, 2, ptr);
}

void test_reserve(read_only pipe int p, write_only pipe int q) {
  reserve_id_t rid = reserve_read_pipe(p, 2);
  commit_read_pipe(p, rid);
  rid = reserve_write_pipe(q, 3);
  commit_write_pipe(q, rid);
  rid = work_group_reserve_read_pipe(p, 2);
  work_group_commit_read_pipe(p, rid);
  rid = sub_group_reserve_write_pipe(q, 2);
  sub_group_commit_write_pipe(q, rid);
  if (is_valid_reserve_id(rid))
    return;
}

kernel void test_query(read_only pipe int p, write_only pipe packet_t q, global uint *out) {
  out[0] = get_pipe_num_packets(p);
  out[1] = get_pipe_max_packets(p);
  out[2] = get_pipe_num_packets(q);
  out[3] = get_pipe_max_packets(q);
}

void test_structs(read_only pipe packet_t p, packet_t *s) {
  read_pipe(p, s);
}
#endif
