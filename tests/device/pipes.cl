typedef struct { int a; char b; } Pair;
kernel void write_ids(write_only pipe int p, global int *o) {
  int i = get_global_id(0), v = 10 * i;
  o[i] = write_pipe(p, &v);
}
kernel void read_all(read_only pipe int p, global int *o) {
  int i = get_global_id(0), v = -7;
  int r = read_pipe(p, &v);
  o[2 * i] = v;
  o[2 * i + 1] = r < 0;
}
kernel void queries(read_only pipe int p, global uint *o) {
  int v;
  o[0] = get_pipe_max_packets(p);
  o[1] = get_pipe_num_packets(p);
  read_pipe(p, &v);
  o[2] = get_pipe_num_packets(p);
}
kernel void reserve_write(write_only pipe int4 p, global int *o) {
  int i = get_global_id(0);
  reserve_id_t r = reserve_write_pipe(p, 2);
  o[i] = is_valid_reserve_id(r);
  if (is_valid_reserve_id(r)) {
    int4 second = (int4)(i, 2, 2, 2), first = (int4)(i, 1, 1, 1);
    o[i] += 10 * (write_pipe(p, r, 1, &second) == 0);
    o[i] += 100 * (write_pipe(p, r, 0, &first) == 0);
    commit_write_pipe(p, r);
    o[i] += 1000 * is_valid_reserve_id(r);
  }
}
kernel void reserve_read(read_only pipe int4 p, global int4 *o) {
  reserve_id_t r = reserve_read_pipe(p, 2);
  read_pipe(p, r, 1, o);
  read_pipe(p, r, 0, o + 1);
  commit_read_pipe(p, r);
}
kernel void group_write(write_only pipe int p) {
  int i = get_local_id(0), v = get_global_id(0);
  reserve_id_t r = work_group_reserve_write_pipe(p, get_local_size(0));
  if (is_valid_reserve_id(r)) {
    write_pipe(p, r, get_local_size(0) - 1 - i, &v);
    work_group_commit_write_pipe(p, r);
  }
}
kernel void group_read(read_only pipe int p, global int *o) {
  int i = get_local_id(0);
  reserve_id_t r = work_group_reserve_read_pipe(p, get_local_size(0));
  if (is_valid_reserve_id(r)) {
    read_pipe(p, r, i, o + get_global_id(0));
    work_group_commit_read_pipe(p, r);
  }
}
kernel void sub_group_write(write_only pipe int p) {
  int v = get_global_id(0);
  reserve_id_t r = sub_group_reserve_write_pipe(p, get_sub_group_size());
  if (is_valid_reserve_id(r)) {
    write_pipe(p, r, get_sub_group_local_id(), &v);
    sub_group_commit_write_pipe(p, r);
  }
}
kernel void structs(write_only pipe Pair p) {
  Pair v = { 0x01020304, 5 };
  write_pipe(p, &v);
}
kernel void behind_a_reservation(write_only pipe int p, global uint *o) {
  int one = 1, two = 2;
  reserve_id_t r = reserve_write_pipe(p, 1);
  write_pipe(p, &two);
  o[0] = get_pipe_num_packets(p);
  write_pipe(p, r, 0, &one);
  commit_write_pipe(p, r);
  o[1] = get_pipe_num_packets(p);
}
kernel void never_committed(write_only pipe int p) {
  int v = 1;
  reserve_id_t r = reserve_write_pipe(p, 1);
  write_pipe(p, r, 0, &v);
}
kernel void never_written(write_only pipe int p) {
  reserve_id_t r = reserve_write_pipe(p, 1);
  commit_write_pipe(p, r);
}
kernel void read_it(read_only pipe int p, global int *o) { int v; read_pipe(p, &v); o[0] = v; }
kernel void outside(write_only pipe int p) {
  int v = 1;
  reserve_id_t r = reserve_write_pipe(p, 2);
  write_pipe(p, r, 2, &v);
  commit_write_pipe(p, r);
}
kernel void committed_twice(write_only pipe int p) {
  int v = 1;
  reserve_id_t r = reserve_write_pipe(p, 1);
  write_pipe(p, r, 0, &v);
  commit_write_pipe(p, r);
  commit_write_pipe(p, r);
}
kernel void alone(write_only pipe int p) {
  int v = 1;
  if (get_local_id(0) == 0) {
    reserve_id_t r = work_group_reserve_write_pipe(p, 1);
    write_pipe(p, r, 0, &v);
    work_group_commit_write_pipe(p, r);
  }
}
kernel void two_writers(write_only pipe int p) {
  int v = get_local_id(0);
  reserve_id_t r = work_group_reserve_write_pipe(p, 1);
  write_pipe(p, r, 0, &v);
  work_group_commit_write_pipe(p, r);
}
kernel void null_packet(read_only pipe int p) { read_pipe(p, (int *)0); }
