// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
typedef struct { int x; float y; } rec;

kernel void rd(read_only pipe int p, global int *ptr, read_only pipe rec pr) {
  reserve_id_t rid = reserve_read_pipe(p, 4);
  read_pipe(p, ptr);
  read_pipe(p, rid, 2, ptr);
  commit_read_pipe(p, rid);
  rid = work_group_reserve_read_pipe(p, 4);
  work_group_commit_read_pipe(p, rid);
  rid = sub_group_reserve_read_pipe(p, 4);
  sub_group_commit_read_pipe(p, rid);
  rec r;
  read_pipe(pr, &r);
  if (is_valid_reserve_id(rid))
    *ptr = get_pipe_num_packets(p) + get_pipe_max_packets(p);
}

kernel void wr(write_only pipe int p, global int *ptr) {
  reserve_id_t rid = reserve_write_pipe(p, 4);
  write_pipe(p, ptr);
  write_pipe(p, rid, 2, ptr);
  commit_write_pipe(p, rid);
  rid = work_group_reserve_write_pipe(p, 4);
  work_group_commit_write_pipe(p, rid);
  *ptr = get_pipe_num_packets(p);
}

kernel void bad(read_only pipe int p, write_only pipe int w, global int *ptr, global float *f) {
  reserve_id_t rid;
  write_pipe(p, ptr);
  read_pipe(p, f);
  read_pipe(p, rid, ptr);
  commit_read_pipe(w, rid);
}
#else
kernel void nop(read_only pipe int p) {}
#endif
