// A pipe is read where it is a parameter to read and written where it is one to write (6.15.18, 6.15.18.2), reservations
// and commits included; a parameter without a qualifier is one to read. Queries take both.
// std: 2.0+
// never: 1.0 1.1 1.2, pipes came with 2.0
kernel void wrong(read_only pipe int in, write_only pipe int out, pipe int plain, int n, reserve_id_t id) { //~ ERROR CL0706
  read_pipe(out, &n); //~ ERROR CL0610
  write_pipe(in, &n); //~ ERROR CL0610
  write_pipe(plain, &n); //~ ERROR CL0610
  read_pipe(out, id, 0, &n); //~ ERROR CL0610
  write_pipe(in, id, 0, &n); //~ ERROR CL0610
  id = reserve_read_pipe(out, 1); //~ ERROR CL0610
  id = reserve_write_pipe(in, 1); //~ ERROR CL0610
  commit_read_pipe(out, id); //~ ERROR CL0610
  commit_write_pipe(in, id); //~ ERROR CL0610
  id = work_group_reserve_read_pipe(out, 1); //~ ERROR CL0610
  id = work_group_reserve_write_pipe(plain, 1); //~ ERROR CL0610
  work_group_commit_read_pipe(out, id); //~ ERROR CL0610
  work_group_commit_write_pipe(in, id); //~ ERROR CL0610
}
void right(read_only pipe int in, write_only pipe int out, pipe int plain, int n) {
  read_pipe(in, &n); //~ FINE CL0610
  read_pipe(plain, &n); //~ FINE CL0610
  write_pipe(out, &n); //~ FINE CL0610
  reserve_id_t r = reserve_read_pipe(in, 1), w = reserve_write_pipe(out, 1); //~ FINE CL0610
  read_pipe(plain, r, 0, &n); //~ FINE CL0610
  write_pipe(out, w, 0, &n); //~ FINE CL0610
  commit_read_pipe(in, r); //~ FINE CL0610
  commit_write_pipe(out, w); //~ FINE CL0610
  r = work_group_reserve_read_pipe(plain, 1); //~ FINE CL0610
  n = get_pipe_num_packets(in) + get_pipe_num_packets(out) + get_pipe_max_packets(plain); //~ FINE CL0610
}
