// std: 2.0
kernel void relay(read_only pipe float4 in, write_only pipe float4 out, float lo) {
  float4 v;
  if (read_pipe(in, &v) == 0 && v.x > lo)
    write_pipe(out, &v);
}

kernel void relay_1(write_only pipe float4 in, write_only pipe float4 out, float lo) {
  float4 v;
  read_pipe(in, &v);
}
kernel void relay_2(read_only pipe float4 in, write_only pipe float4 out, float lo) {
  float4 v;
  read_pipe(in, v);
}
kernel void relay_3(read_only pipe float4 in, write_only pipe float4 out, float lo) {
  float2 v;
  read_pipe(in, &v);
}
kernel void relay_4(read_only pipe float4 in, write_only pipe float4 out, float lo) {
  int4 v;
  write_pipe(out, &v);
}
kernel void relay_5(read_only pipe float4 in, write_only pipe float4 out, float lo) {
  float4 v;
  write_pipe(in, &v);
}
kernel void relay_6(read_write pipe float4 in, write_only pipe float4 out, float lo) {
  float4 v;
  read_pipe(in, &v);
}
kernel void relay_7(pipe float4 in, write_only pipe float4 out, float lo) {
  float4 v;
  read_pipe(in, 0, &v);
}
kernel void relay_8(read_only pipe float4 in, write_only pipe float4 out, uint lo) {
  reserve_id_t r = reserve_read_pipe(out, lo);
  commit_read_pipe(in, r);
}
kernel void relay_9(read_only pipe float4 in, write_only pipe float4 out, uint lo) {
  reserve_id_t r = reserve_read_pipe(in, lo);
  commit_write_pipe(in, r);
}
kernel void relay_10(read_only pipe float4 *in, write_only pipe out, float lo) {
  uint n = get_pipe_num_packets(lo);
  in = out;
}
