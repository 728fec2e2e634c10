// std: 2.0 3.0

// COMMON: @__block_literal_global = internal addrspace(1) constant { i32, i32, ptr addrspace(4) }
void (^block_A)(local void *) = ^(local void *a) {
  return;
};

// COMMON-LABEL: define internal {{.*}}void @block_A_block_invoke(ptr addrspace(4) {{.*}}%.block_descriptor, ptr addrspace(3){{.*}} %a)
void foo(void) {
  int i;

  int (^block_B)(void) = ^int(void) {
    return i;
  };

  block_B();
}

// COMMON-LABEL: define {{.*}} i32 @get42()
int get42(void) {
  return ^(int a, int b) {
    return a * b;
  }(6, 7);
}

kernel void k(global int *out) {
  size_t id = get_global_id(0);
  const int base = 10;
  int (^const add)(int) = ^(int x) {
    return x + base;
  };
  void (^const sink)(global int *, int) = ^(global int *p, int v) {
    *p = v;
  };
  sink(&out[id], add(5));
}
