// std: 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

// CHECK: call i32 @__read_pipe_2(target("spirv.Pipe", 0) %{{.*}}, ptr addrspace(4) %{{.*}}, i32 4, i32 4)
void test1(read_only pipe int p, global int *ptr) {
  read_pipe(p, ptr);
  reserve_id_t rid = reserve_read_pipe(p, 2);
  read_pipe(p, rid, 2, ptr);
  commit_read_pipe(p, rid);
}

void test2(write_only pipe int p, global int *ptr) {
  write_pipe(p, ptr);
  reserve_id_t rid = reserve_write_pipe(p, 2);
  write_pipe(p, rid, 2u, ptr);
  commit_write_pipe(p, rid);
  if (is_valid_reserve_id(rid))
    *ptr = 0;
}

void test3(read_only pipe int p, global int *ptr) {
  reserve_id_t rid = work_group_reserve_read_pipe(p, 2);
  work_group_commit_read_pipe(p, rid);
}

void test4(write_only pipe int p, global int *ptr) {
  reserve_id_t rid = sub_group_reserve_write_pipe(p, 2);
  sub_group_commit_write_pipe(p, rid);
}

void test5(read_only pipe int p, write_only pipe float q, global uint *ptr) {
  // CHECK: call i32 @__get_pipe_num_packets_ro
  *ptr = get_pipe_num_packets(p);
  // CHECK: call i32 @__get_pipe_max_packets_wo
  *ptr = get_pipe_max_packets(q);
}

typedef struct { char c; long2 l; } rec_t;
kernel void test6(pipe rec_t in, write_only pipe rec_t out, global int *st) {
  rec_t r;
  while (!read_pipe(in, &r))
    *st += write_pipe(out, &r);
}

kernel void test7(read_only pipe const float3 in, global float3 *v) { read_pipe(in, v); }
