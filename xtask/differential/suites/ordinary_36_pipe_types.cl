// std: 2.0 3.0

// CHECK: %opencl.pipe_ro_t = type opaque

typedef unsigned char __attribute__((ext_vector_type(3))) uchar3;
typedef int __attribute__((ext_vector_type(4))) int4;

void test1(read_only pipe int p) {
// CHECK: define{{.*}} void @test1(target("spirv.Pipe", 0) %p)
  reserve_id_t rid;
}

void test2(write_only pipe float p) {
}

void test3(read_only pipe const int p) {
}

void test4(read_only pipe uchar3 p) {
}

void test5(read_only pipe int4 p) {
}

typedef read_only pipe int MyPipe;
kernel void test6(MyPipe p) {
}

struct Person {
  const char *Name;
  bool isFemale;
  int ID;
};

void test_reserved_read_pipe(global struct Person *SDst,
                             read_only pipe struct Person SPipe) {
  read_pipe(SPipe, SDst);
  read_pipe(SPipe, SDst);
}

kernel void test_work_group(write_only pipe int p, global int *g) {
  reserve_id_t rid = work_group_reserve_write_pipe(p, 2);
  if (is_valid_reserve_id(rid)) {
    write_pipe(p, rid, 0, g);
    work_group_commit_write_pipe(p, rid);
  }
  uint n = get_pipe_num_packets(p) + get_pipe_max_packets(p);
}
