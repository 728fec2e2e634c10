// std: 2.0 3.0
// read_pipe, write_pipe, reservations.
kernel void reader(read_only pipe int p, global int *g, local int *l, global float *gf, int n) {
  int v;
  reserve_id_t rid;
  read_pipe(p, &v);
  read_pipe(p, g);
  read_pipe(p, l);
  if (read_pipe(p, &v) == 0) g[0] = v;
  rid = reserve_read_pipe(p, 4);
  if (is_valid_reserve_id(rid)) {
    read_pipe(p, rid, 0, &v);
    commit_read_pipe(p, rid);
  }
  read_pipe(p, v);
  read_pipe(p, gf);
  read_pipe(p);
  read_pipe(p, rid, &v);
  read_pipe(p, rid, 0, &v, 1);
  read_pipe(p, 0, 0, &v);
  read_pipe(p, rid, 1.5f, &v);
  read_pipe(p, rid, g, &v);
  read_pipe(g, &v);
  read_pipe();
  write_pipe(p, &v);
  reserve_read_pipe(p);
  reserve_read_pipe(p, g);
  reserve_read_pipe(n, 4);
  reserve_write_pipe(p, 4);
  commit_read_pipe(p);
  commit_read_pipe(p, v);
  commit_read_pipe(rid, p);
  commit_write_pipe(p, rid);
  commit_read_pipe(p, rid, 1);
  v = commit_read_pipe(p, rid);
}

kernel void writer(write_only pipe float4 p, global float4 *g, constant float4 *c, int n) {
  float4 v = g[0];
  reserve_id_t rid = reserve_write_pipe(p, n);
  write_pipe(p, &v);
  write_pipe(p, g + 1);
  write_pipe(p, c);
  write_pipe(p, rid, n, &v);
  commit_write_pipe(p, rid);
  read_pipe(p, &v);
  reserve_read_pipe(p, 1);
  write_pipe(p, (float *)&v);
  write_pipe(p, v);
  write_pipe(p, rid, rid, &v);
}

kernel void queries(pipe int a, write_only pipe char b, global uint *o) {
  o[0] = get_pipe_num_packets(a);
  o[1] = get_pipe_max_packets(a);
  o[2] = get_pipe_num_packets(b);
  o[3] = get_pipe_max_packets(b);
  o[4] = get_pipe_num_packets(o);
  o[5] = get_pipe_max_packets();
  o[6] = get_pipe_max_packets(a, b);
}
