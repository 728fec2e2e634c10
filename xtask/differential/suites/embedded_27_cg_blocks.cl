// std: 2.0
// CHECK: %struct.__opencl_block_literal_generic = type { i32, i32, ptr addrspace(4) }
typedef int (^block_t)(int);
const block_t blk_global = ^int(int a) { return a + 1; };
constant int factor = 3;

int call_it(block_t b, int v) { return b(v); }

kernel void blocks(global int *res, int n) {
  int cap = n;
  // Captureless: becomes a constant literal.
  const block_t none = ^int(int a) { return a * factor; };
  // Captures by value.
  const block_t capt = ^int(int a) { return a + cap; };
  // Captures a pointer.
  void (^const st)(int) = ^void(int v) { res[1] = v; };
  res[0] = call_it(none, 1) + call_it(capt, 2) + blk_global(3);
  st(5);
  ^{ res[2] = cap; }();
  void (^const loc)(local void *) = ^(local void *p) { *(local int *)p = cap; };
  enqueue_kernel(get_default_queue(), 0, ndrange_1D(1), loc, 4u);
}
