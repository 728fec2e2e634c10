// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_pipes)
struct msg { int id; float4 body; };

kernel void consume(read_only pipe struct msg in, global struct msg *out, global int *n) {
  struct msg m;
  reserve_id_t slot = reserve_read_pipe(in, 4);
  if (is_valid_reserve_id(slot)) {
    n[0] = read_pipe(in, slot, 0, &m);
    n[0] = read_pipe(in, slot, 0, n);
    n[0] = read_pipe(in, 0, slot, &m);
    n[0] = read_pipe(in, slot, &m);
    commit_read_pipe(in, slot);
    commit_read_pipe(in);
    commit_read_pipe(in, n[0]);
  }
  n[1] = read_pipe(in, &m);
  n[1] = read_pipe(in, out);
  n[1] = read_pipe(in, m);
  n[1] = read_pipe(out, &m);
  n[1] = write_pipe(in, &m);
  slot = reserve_write_pipe(in, 1);
  slot = reserve_read_pipe(in, "1");
  slot = work_group_reserve_read_pipe(in, 2);
  n[2] = get_pipe_num_packets(in) + get_pipe_max_packets(in);
  n[3] = get_pipe_num_packets(n);
}

kernel void produce(write_only pipe uchar4 out, uchar4 px) {
  write_pipe(out, &px);
  reserve_id_t slot = work_group_reserve_write_pipe(out, 1);
  write_pipe(out, slot, 0, &px);
  work_group_commit_write_pipe(out, slot);
  work_group_commit_read_pipe(out, slot);
  sub_group_reserve_write_pipe(out, 1);
  read_pipe(out, &px);
}

void both(read_write pipe int p);
void in_global(global pipe int p);
pipe int returned(void);
void local_pipe(void) { pipe int p; }
struct holder { pipe int p; };
#else
kernel void no_pipes(read_only pipe int p) {}
#endif
