// std: 2.0 3.0
#ifdef __opencl_c_pipes
#define HAVE_PIPES 1
#elif __OPENCL_C_VERSION__ == 200
#define HAVE_PIPES 1
#endif

#ifdef HAVE_PIPES
typedef unsigned char uchar3v __attribute__((ext_vector_type(3)));
typedef int int4v __attribute__((ext_vector_type(4)));
typedef read_only pipe int ropipe;

void test1(read_only pipe int p) {}
void test2(write_only pipe float p) {}
void test3(read_only pipe const int p) {}
void test4(read_only pipe uchar3v p) {}
void test5(read_only pipe int4v p) {}

kernel void test6(ropipe p) {}

struct Person {
  const char *Name;
  bool isFemale;
  int ID;
};

void test_reserved_read_pipe(global struct Person *SDst,
                             read_only pipe struct Person SPipe) {
  // CHECK: call i32 @__read_pipe_2
  read_pipe(SPipe, SDst);
  reserve_id_t rid = reserve_read_pipe(SPipe, 2);
  if (is_valid_reserve_id(rid)) {
    read_pipe(SPipe, rid, 0, SDst);
    commit_read_pipe(SPipe, rid);
  }
}

kernel void test_write(write_only pipe int p, global int *ptr) {
  reserve_id_t rid = work_group_reserve_write_pipe(p, 3);
  write_pipe(p, rid, 1, ptr);
  work_group_commit_write_pipe(p, rid);
  *ptr = get_pipe_num_packets(p) + get_pipe_max_packets(p);
}
#endif
