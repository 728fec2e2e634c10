// std: 1.2 2.0 3.0
// Pipe types as arguments and built-in functions on them.

typedef unsigned char __attribute__((ext_vector_type(3))) uchar3_p;
typedef int __attribute__((ext_vector_type(4))) int4_p;
typedef struct { int id; float4 v; } packet;

void test1(read_only pipe int p) {}
__kernel void test2(write_only pipe float p) {}
__kernel void test3(read_only pipe const int p) {}
void test4(read_only pipe uchar3_p p) {}
void test5(read_only pipe int4_p p) {}

typedef read_only pipe int MyPipe;
kernel void test6(MyPipe p) {}

kernel void test7(read_only pipe packet p, global packet *dst) {
  packet local_packet;
  read_pipe(p, &local_packet);
  read_pipe(p, dst);
  dst[0] = local_packet;
}

kernel void reader(read_only pipe int p, global int *ptr) {
  read_pipe(p, ptr);
  reserve_id_t rid = reserve_read_pipe(p, 2);
  if (is_valid_reserve_id(rid)) {
    read_pipe(p, rid, 1, ptr);
    commit_read_pipe(p, rid);
  }
  rid = work_group_reserve_read_pipe(p, 2);
  work_group_commit_read_pipe(p, rid);
  rid = sub_group_reserve_read_pipe(p, 2);
  sub_group_commit_read_pipe(p, rid);
  *ptr = get_pipe_num_packets(p);
  *ptr = get_pipe_max_packets(p);
  write_pipe(p, ptr);
  reserve_write_pipe(p, 1);
}

kernel void writer(write_only pipe int p, global int *ptr, float f) {
  write_pipe(p, ptr);
  reserve_id_t rid = reserve_write_pipe(p, *ptr);
  write_pipe(p, rid, 0u, ptr);
  commit_write_pipe(p, rid);
  rid = work_group_reserve_write_pipe(p, 4);
  work_group_commit_write_pipe(p, rid);
  write_pipe(p, &f);
  write_pipe(p, rid, f, ptr);
  write_pipe(p);
  commit_write_pipe(rid, p);
}

void chained(read_only pipe int p, int *x) { read_pipe(p, x); }
kernel void chain(read_only pipe int p, write_only pipe int q) {
  int v;
  chained(p, &v);
  chained(q, &v);
}

pipe int no_access_fn(int);
kernel void test_none(pipe float4 p) {}
kernel void test_rw(read_write pipe int p) {}
kernel void test_ptr(read_only pipe int *p) {}
read_only pipe int global_pipe;
