// std: 1.2 2.0 3.0
// convergent must be kept on calls of barriers and of functions of unknown body.

void convfun(void) __attribute__((convergent));
void non_convfun(void);
void nodupfun(void) __attribute__((noduplicate));
int f(void);
int g(void);

// CHECK: define {{.*}}void @test_merge_if(i32 noundef %a) local_unnamed_addr #[[attr1:[0-9]+]]
void test_merge_if(int a) {
  if (a) {
    f();
  }
  non_convfun();
  if (a) {
    g();
  }
}

void test_no_merge_if(int a) {
  if (a)
    f();
  convfun();
  if (a)
    g();
}

// CHECK: call spir_func void @convfun() #[[attr4:[0-9]+]]
void test_unroll(void) {
  for (int i = 0; i < 10; i++)
    convfun();
}

void test_not_unroll(void) {
  for (int i = 0; i < 10; i++)
    nodupfun();
}

kernel void assume_convergent_asm(void) {
  __asm__ volatile("s_barrier");
}

kernel void barriers(local int *l) {
  l[get_local_id(0)] = 1;
  barrier(CLK_LOCAL_MEM_FENCE);
#if __OPENCL_C_VERSION__ >= 200
  work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, memory_scope_work_group);
#endif
}

int var __attribute__((convergent));
void args(void) __attribute__((convergent(1)));
