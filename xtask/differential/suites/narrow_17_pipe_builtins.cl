// std: 2.0 3.0
// Arguments of the pipe functions.

#if __OPENCL_C_VERSION__ >= 300
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

void rd(read_only pipe int p, write_only pipe int w, __global int *g, __global float *f, const reserve_id_t cr) {
  int v;
  reserve_id_t id;
  read_pipe(p, &v);
  read_pipe(p, g);
  read_pipe(p, f);
  read_pipe(p, v);
  read_pipe(w, &v);
  read_pipe(p);
  read_pipe(p, &v, 1);
  read_pipe(v, &v);
  read_pipe(p, id, 0, &v);
  read_pipe(p, cr, 0u, &v);
  read_pipe(p, v, 0, &v);
  read_pipe(p, id, 1.0f, &v);
  read_pipe(p, id, 0, &v, 2);
  read_pipe();
}

void wr(write_only pipe int w, read_only pipe int p, pipe int d) {
  int v;
  const int cv = 2;
  write_pipe(w, &v);
  write_pipe(w, &cv);
  write_pipe(p, &v);
  write_pipe(d, &v);
  reserve_id_t id = reserve_write_pipe(w, 4);
  id = reserve_write_pipe(p, 4);
  id = reserve_read_pipe(p, 2.5f);
  int bad = reserve_read_pipe(p, 1);
  commit_write_pipe(w, id);
  commit_write_pipe(p, id);
  commit_read_pipe(p, v);
  commit_read_pipe(p);
  uint n = get_pipe_num_packets(w) + get_pipe_max_packets(p);
  n = get_pipe_num_packets(v);
  n = get_pipe_max_packets(w, 1);
  if (is_valid_reserve_id(id)) n = 0;
  if (is_valid_reserve_id(v)) n = 0;
}
