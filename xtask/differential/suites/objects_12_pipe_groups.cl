// std: 2.0 3.0
// Pipes: work_group_ and sub_group_ forms; reserve_id_t.
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

kernel void wg(read_only pipe int r, write_only pipe int w, global int *o) {
  int v = 0;
  reserve_id_t id = work_group_reserve_read_pipe(r, 8);
  read_pipe(r, id, get_local_id(0), &v);
  work_group_commit_read_pipe(r, id);
  reserve_id_t id2 = work_group_reserve_write_pipe(w, (uint)get_local_size(0));
  write_pipe(w, id2, get_local_id(0), &v);
  work_group_commit_write_pipe(w, id2);

  work_group_reserve_read_pipe(w, 8);
  work_group_reserve_write_pipe(r, 8);
  work_group_reserve_read_pipe(r);
  work_group_reserve_read_pipe(r, o);
  work_group_commit_read_pipe(r, v);
  work_group_commit_read_pipe(w, id);
  work_group_commit_write_pipe(w);
  work_group_commit_write_pipe(o, id);
}

kernel void sg(read_only pipe int r, write_only pipe int w) {
  reserve_id_t id = sub_group_reserve_read_pipe(r, 2u);
  sub_group_commit_read_pipe(r, id);
  id = sub_group_reserve_write_pipe(w, 2);
  sub_group_commit_write_pipe(w, id);
  sub_group_reserve_read_pipe(w, 2);
  sub_group_reserve_write_pipe(w, "2");
  sub_group_commit_read_pipe(r, 2);
  sub_group_commit_write_pipe(w, id, id);
}

reserve_id_t file_scope_id;
global reserve_id_t g_id;
struct with_id { reserve_id_t id; };
reserve_id_t ret_id(reserve_id_t a) { return a; }
void by_ptr(reserve_id_t *p);
kernel void k_id(reserve_id_t id) {}
kernel void k_id_ptr(global reserve_id_t *id) {}

void ops(reserve_id_t a, reserve_id_t b) {
  reserve_id_t arr[4];
  reserve_id_t c = a;
  reserve_id_t d = 0;
  reserve_id_t e = 7;
  int i = a;
  a = b;
  a == b;
  a + b;
  !a;
  if (a) i = 1;
  (int)a;
  (reserve_id_t)i;
  by_ptr(&a);
  is_valid_reserve_id(a);
  is_valid_reserve_id(i);
  arr[0] = a;
}
