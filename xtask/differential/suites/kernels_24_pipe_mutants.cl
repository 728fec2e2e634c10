// std: 2.0 3.0

kernel void xfer0(read_only pipe int4 in, write_only pipe int4 out, global int4 *buf) {
  int4 v;
  reserve_id_t id = reserve_write_pipe(out, 1);
  if (is_valid_reserve_id(id) && read_pipe(out, &v) == 0) {
    write_pipe(out, id, 0, &v);
    commit_write_pipe(out, id);
  }
  buf[0] = v + (int4)get_pipe_num_packets(in);
}

kernel void xfer1(read_only pipe int in, write_only pipe int4 out, global int4 *buf) {
  int4 v;
  reserve_id_t id = reserve_write_pipe(out, 1);
  if (is_valid_reserve_id(id) && read_pipe(in, &v) == 0) {
    write_pipe(out, id, 0, &v);
    commit_write_pipe(out, id);
  }
  buf[0] = v + (int4)get_pipe_num_packets(in);
}

kernel void xfer2(read_only pipe int4 in, pipe int4 out, global int4 *buf) {
  int4 v;
  reserve_id_t id = reserve_write_pipe(out, 1);
  if (is_valid_reserve_id(id) && read_pipe(in, &v) == 0) {
    write_pipe(out, id, 0, &v);
    commit_write_pipe(out, id);
  }
  buf[0] = v + (int4)get_pipe_num_packets(in);
}

kernel void xfer3(read_only pipe int4 in, write_only pipe int4 out, global int4 *buf) {
  int4 v;
  reserve_id_t id = reserve_write_pipe(out, 1);
  if (is_valid_reserve_id(id) && read_pipe(in, &v) == 0) {
    write_pipe(out, 0, id, &v);
    commit_write_pipe(out, id);
  }
  buf[0] = v + (int4)get_pipe_num_packets(in);
}

kernel void xfer4(read_only pipe int4 in, write_only pipe int4 out, global int4 *buf) {
  int4 v;
  reserve_id_t id = reserve_write_pipe(out, 1);
  if (is_valid_reserve_id(id) && read_pipe(in, &v) == 0) {
    write_pipe(out, id, 0, &v);
    commit_read_pipe(out, id);
  }
  buf[0] = v + (int4)get_pipe_num_packets(in);
}

kernel void xfer5(read_only pipe int4 in, write_only pipe int4 out, global int4 *buf) {
  int4 v;
  reserve_id_t id = reserve_write_pipe(out, 1);
  if (is_valid_reserve_id(id) && read_pipe(in, v) == 0) {
    write_pipe(out, id, 0, &v);
    commit_write_pipe(out, id);
  }
  buf[0] = v + (int4)get_pipe_num_packets(in);
}

kernel void xfer6(read_only pipe int4 in, write_only pipe int4 out, global int4 *buf) {
  int4 v;
  int id = reserve_write_pipe(out, 1);
  if (is_valid_reserve_id(id) && read_pipe(in, &v) == 0) {
    write_pipe(out, id, 0, &v);
    commit_write_pipe(out, id);
  }
  buf[0] = v + (int4)get_pipe_num_packets(in);
}

kernel void xfer7(read_write pipe int4 in, write_only pipe int4 out, global int4 *buf) {
  int4 v;
  reserve_id_t id = reserve_write_pipe(out, 1);
  if (is_valid_reserve_id(id) && read_pipe(in, &v) == 0) {
    write_pipe(out, id, 0, &v);
    commit_write_pipe(out, id);
  }
  buf[0] = v + (int4)get_pipe_num_packets(in);
}

kernel void xfer8(read_only pipe int4 in, write_only pipe int4 out, global int4 *buf) {
  int4 v;
  reserve_id_t id = reserve_write_pipe(out);
  if (is_valid_reserve_id(id) && read_pipe(in, &v) == 0) {
    write_pipe(out, id, 0, &v);
    commit_write_pipe(out, id);
  }
  buf[0] = v + (int4)get_pipe_num_packets(in);
}

kernel void xfer9(read_only pipe int4 in, write_only pipe int4 *out, global int4 *buf) {
  int4 v;
  reserve_id_t id = reserve_write_pipe(out, 1);
  if (is_valid_reserve_id(id) && read_pipe(in, &v) == 0) {
    write_pipe(out, id, 0, &v);
    commit_write_pipe(out, id);
  }
  buf[0] = v + (int4)get_pipe_num_packets(in);
}
