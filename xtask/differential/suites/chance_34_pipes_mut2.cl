// std: 2.0 3.0
typedef struct { uint id; float weight; short tag[4]; } packet_t;

kernel void producer(global const packet_t *src, write_only pipe packet_t out, uint n) {
  size_t gid = get_global_id(0);
  if (gid < n && get_pipe_num_packets(out) < get_pipe_max_packets(out)) {
    packet_t p = src[gid];
    p.tag[0] = (short)gid;
    while (write_pipe(out, &p) != 0)
      ;
  }
}

kernel void filter(read_only pipe packet_t in, write_only pipe float out, float cutoff) {
  reserve_id_t rid = work_group_reserve_read_pipe(in, get_local_size(0));
  if (!is_valid_reserve_id(rid))
    return;
  packet_t p;
  int rc = read_pipe(in, rid, get_local_id(0), &p);
  work_group_commit_read_pipe(in, rid);
  if (rc == 0 && p.weight > cutoff) {
    reserve_id_t w = reserve_write_pipe(out, 1);
    float value = p.weight * p.tag[0];
    if (is_valid_reserve_id(w)) {
      write_pipe(out, w, 0, &value);
      commit_write_pipe(out, w);
    }
  }
}

kernel void consumer(pipe float in, global float *result, global uint *dropped) {
  float v;
  uint missing = 0;
  local float best;
  if (get_local_id(0) == 0)
    best = -INFINITY;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < 4; i++) {
    if (read_pipe(in, &v) < 0) {
      missing++;
      continue;
    }
    best = fmax(best, v);
  }
  result[get_global_id(0)] = best;
  dropped[get_global_id(0)] = missing;
}

kernel void relay(read_only pipe int4 a, write_only pipe int4 b) {
  int4 x = (int4)(0, 1, 2, 3);
  if (read_pipe(a, &x) == 0) {
    x = x.wzyx ^ (int4)0;
    write_pipe(b, &x);
  }
}
