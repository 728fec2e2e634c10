// std: 2.0
// Pipe builtins, work-group and sub-group ones too.

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

typedef struct { float x, y; } pt;

kernel void reader(read_only pipe int p, global int *ptr) {
  read_pipe(p, ptr);
  reserve_id_t rid = reserve_read_pipe(p, 4);
  if (is_valid_reserve_id(rid)) {
    read_pipe(p, rid, 0, ptr);
    commit_read_pipe(p, rid);
  }
  rid = work_group_reserve_read_pipe(p, 2);
  work_group_commit_read_pipe(p, rid);
  rid = sub_group_reserve_read_pipe(p, 2);
  sub_group_commit_read_pipe(p, rid);
  ptr[1] = get_pipe_num_packets(p) + get_pipe_max_packets(p);
}

kernel void writer(write_only pipe pt p, global pt *ptr) {
  write_pipe(p, ptr);
  reserve_id_t rid = reserve_write_pipe(p, 4);
  write_pipe(p, rid, 3, &ptr[1]);
  commit_write_pipe(p, rid);
  rid = work_group_reserve_write_pipe(p, 2);
  work_group_commit_write_pipe(p, rid);
  pt loc = {1.0f, 2.0f};
  write_pipe(p, &loc);
}

void helper(read_only pipe int p) {
  int v;
  read_pipe(p, &v);
}

kernel void caller(read_only pipe int p) { helper(p); }
