// std: 2.0 3.0
// Packets cannot be read from a write_only pipe.
__kernel void forward(read_only pipe uint in, write_only pipe uint out,
                      __global uint *log)
{
  uint v;
  while (read_pipe(in, &v) == 0) {
    log[get_global_id(0)] = v;
    write_pipe(out, &v);
  }
  log[1] = get_pipe_num_packets(in);
  log[2] = get_pipe_num_packets(out);
  if (read_pipe(out, &v) == 0)
    log[3] = v;
}
