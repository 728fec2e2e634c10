// A call over several lines: the first argument too many is reported where it stands, one too few at the end.
// std: 2.0
void pipes(read_only pipe int p, int *x, reserve_id_t r) {
  get_pipe_num_packets(
    p,
    1 //~ ERROR CL0603
  );
  commit_read_pipe(
    p
  ); //~ ERROR CL0603
  read_pipe( //~ ERROR CL0603
    p
  );
  to_global(
    x,
    x //~ ERROR CL0603
  );
  to_local(
  ); //~ ERROR CL0603
  printf(
  ); //~ ERROR CL0603
}
