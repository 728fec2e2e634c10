// std: 2.0 3.0
typedef struct { float x; char tag; } pkt;

void simple(read_only pipe int in, write_only pipe int out, int *v) {
  read_pipe(in, v);
  write_pipe(out, v);
}

void reserved(read_only pipe int in, global int *dst) {
  reserve_id_t id = reserve_read_pipe(in, 4);
  if (is_valid_reserve_id(id)) {
    read_pipe(in, id, 2, dst);
    commit_read_pipe(in, id);
  }
}

void groups(write_only pipe pkt out, pkt *src) {
  reserve_id_t id = work_group_reserve_write_pipe(out, 8);
  write_pipe(out, id, 0, src);
  work_group_commit_write_pipe(out, id);
  id = sub_group_reserve_write_pipe(out, 8);
  sub_group_commit_write_pipe(out, id);
}

kernel void query(read_only pipe double3 p, global uint *o) {
  o[0] = get_pipe_num_packets(p);
  o[1] = get_pipe_max_packets(p);
}
