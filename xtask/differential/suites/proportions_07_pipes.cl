// std: 2.0 3.0
global pipe int gp;
pipe int *p_ptr_global;
reserve_id_t rid;
extern pipe write_only int get_pipe();

kernel void bad_ptr(pipe int *p) { }
kernel void bad_qual(read_write pipe int p) { }
kernel void bad_reserve(reserve_id_t id) { }
kernel void bad_pipe_bool(pipe bool p) { }
typedef pipe int pipe_int_t;
kernel void through_typedef(pipe_int_t p) { }
kernel void bad_pipe_ptr(pipe global int *p) { }
pipe int bad_ret(void);

void ops(read_only pipe int r, write_only pipe int w, global int *ptr, global float *fptr) {
  int tmp;
  read_pipe(r, &tmp);
  write_pipe(w, &tmp);
  read_pipe(w, &tmp);
  write_pipe(r, &tmp);
  read_pipe(tmp, &tmp);
  read_pipe(r);
  read_pipe(r, ptr);
  read_pipe(r, fptr);
  read_pipe(r, tmp);
  reserve_id_t id = reserve_read_pipe(r, tmp);
  reserve_write_pipe(r, tmp);
  reserve_read_pipe(r, ptr);
  read_pipe(r, id, tmp, &tmp);
  read_pipe(r, tmp, tmp, &tmp);
  commit_read_pipe(r, id);
  commit_read_pipe(r, tmp);
  commit_write_pipe(r, id);
  get_pipe_num_packets(r);
  get_pipe_max_packets(tmp);
  work_group_reserve_read_pipe(r, tmp);
  sub_group_reserve_read_pipe(r, tmp);
  is_valid_reserve_id(id);
  is_valid_reserve_id(tmp);
  pipe int local_pipe;
  r = r;
}
