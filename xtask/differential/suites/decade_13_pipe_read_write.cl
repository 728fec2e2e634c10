// std: 2.0 3.0

typedef struct {
  uint key;
  float weight;
} packet_t;

kernel void forward(read_only pipe packet_t in, write_only pipe packet_t out,
                    read_only pipe float numbers, global packet_t *spare) {
  packet_t pk;
  const packet_t fixed = {1, 2.0f};
  float x;
  double wide;

  while (read_pipe(in, &pk) == 0)
    write_pipe(out, &pk);
  read_pipe(in, spare);
  write_pipe(out, spare + 1);
  write_pipe(out, &fixed);
  read_pipe(in, &fixed);
  read_pipe(numbers, &x);
  read_pipe(numbers, &wide);
  read_pipe(numbers, &pk);
  read_pipe(numbers, &pk.weight);
  read_pipe(numbers, pk.weight);
  read_pipe(in, &x);
  read_pipe(out, &pk);
  write_pipe(in, &pk);
  read_pipe(&pk, in);
  read_pipe(in);
  read_pipe();

  reserve_id_t r = reserve_read_pipe(in, 2);
  if (is_valid_reserve_id(r)) {
    read_pipe(in, r, 0, &pk);
    read_pipe(in, r, 1u, &x);
    read_pipe(in, 0, r, &pk);
    read_pipe(in, r, &pk);
    commit_read_pipe(in, r);
    commit_write_pipe(in, r);
    commit_read_pipe(in);
  }
  r = reserve_write_pipe(out, x);
  r = work_group_reserve_write_pipe(in, 2);
  uint free_slots = get_pipe_max_packets(out) - get_pipe_num_packets(out);
  get_pipe_num_packets(pk);
}
