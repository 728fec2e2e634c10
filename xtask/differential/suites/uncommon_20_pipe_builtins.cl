// std: 2.0 3.0
// opts: -D__opencl_c_pipes=1 -D__opencl_c_subgroups=1

// Built-in functions on pipes.

#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

void rd(read_only pipe int p, global int *g, local int *l, int v, uint i,
        reserve_id_t rid, global float *gf, global const int *gc) {
  int t;
  read_pipe(p, &t);
  read_pipe(p, g);
  read_pipe(p, l);
  read_pipe(p, rid, i, &t);
  read_pipe(p);
  read_pipe(p, &t, i);
  read_pipe(p, rid, i);
  read_pipe(p, rid, &t, i);
  read_pipe(p, rid, i, &t, 1);
  read_pipe(p, t);
  read_pipe(p, gf);
  read_pipe(p, gc);
  read_pipe(p, v, i, &t);
  read_pipe(p, rid, 1.0f, &t);
  read_pipe(v, &t);
  read_pipe();
  write_pipe(p, &t);
  int ok = read_pipe(p, &t);
  float fl = read_pipe(p, &t);
}

void wr(write_only pipe float4 p, float4 v, global float4 *g, reserve_id_t rid) {
  write_pipe(p, &v);
  write_pipe(p, g);
  write_pipe(p, rid, 2, &v);
  write_pipe(p, v);
  write_pipe(p, &v.x);
  write_pipe(p, rid, rid, &v);
  read_pipe(p, &v);
  write_pipe(&p, &v);
}

void reserve(read_only pipe int p, write_only pipe int w, uint n, float f) {
  reserve_id_t a = reserve_read_pipe(p, n);
  reserve_id_t b = reserve_write_pipe(w, 4);
  a = reserve_read_pipe(w, n);
  b = reserve_write_pipe(p, n);
  a = reserve_read_pipe(p, f);
  a = reserve_read_pipe(p);
  a = reserve_read_pipe(p, n, n);
  int c = reserve_read_pipe(p, n);
  commit_read_pipe(p, a);
  commit_read_pipe(w, a);
  commit_write_pipe(w, b);
  commit_write_pipe(p, b);
  commit_read_pipe(p);
  commit_read_pipe(p, n);
  commit_read_pipe(p, a, n);
  bool v = is_valid_reserve_id(a);
  v = is_valid_reserve_id(n);
}

void groups(read_only pipe int p, write_only pipe int w, uint n) {
  reserve_id_t a = work_group_reserve_read_pipe(p, n);
  reserve_id_t b = work_group_reserve_write_pipe(p, n);
  work_group_commit_read_pipe(p, a);
  work_group_commit_write_pipe(w, n);
  reserve_id_t c = sub_group_reserve_read_pipe(p, n);
  sub_group_commit_read_pipe(p, c);
  sub_group_commit_write_pipe(p, c);
}

void query(read_only pipe int p, write_only pipe int w, int i) {
  uint a = get_pipe_num_packets(p);
  uint b = get_pipe_max_packets(w);
  a = get_pipe_num_packets(i);
  a = get_pipe_max_packets();
  a = get_pipe_num_packets(p, p);
}
