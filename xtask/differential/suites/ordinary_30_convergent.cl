// std: 1.2 2.0

// This is initially assumed convergent, but can be deduced to not require it.

// CHECK-LABEL: define{{.*}} spir_func void @non_convfun() local_unnamed_addr #0
// CHECK: ret void
__attribute__((noinline))
void non_convfun(void) {
  volatile int* p;
  *p = 0;
}

void convfun(void) __attribute__((convergent));
void nodupfun(void) __attribute__((noduplicate));

// External functions should be assumed convergent.
void f(void);
void g(void);

// CHECK-LABEL: define{{.*}} spir_func void @test_merge_if(i32 noundef %a)
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
  if (a) {
    f();
  }
  convfun();
  if (a) {
    g();
  }
}

// Test loop is unrolled for convergent function.
void test_unroll(void) {
  for (int i = 0; i < 10; i++)
    convfun();
}

// Test loop is not unrolled for noduplicate function.
void test_not_unroll(void) {
  for (int i = 0; i < 10; i++)
    nodupfun();
}

kernel void assume_convergent_asm() {
  __asm__ volatile("s_barrier");
}
