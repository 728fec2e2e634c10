// std: 2.0 3.0
typedef struct { int a; float b; } packet;

void test1(read_only pipe int p, global int *ptr) {
  read_pipe(p, ptr);
  reserve_id_t rid = reserve_read_pipe(p, 2);
  read_pipe(p, rid, 1, ptr);
  commit_read_pipe(p, rid);
}

void test2(write_only pipe packet p, packet *ptr) {
  write_pipe(p, ptr);
  reserve_id_t rid = work_group_reserve_write_pipe(p, get_local_size(0));
  if (is_valid_reserve_id(rid)) {
    write_pipe(p, rid, get_local_id(0), ptr);
    work_group_commit_write_pipe(p, rid);
  }
}

kernel void query(write_only pipe float4 p, global uint *n) {
  n[0] = get_pipe_num_packets(p);
  n[1] = get_pipe_max_packets(p);
}
