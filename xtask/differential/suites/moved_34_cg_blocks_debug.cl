// std: 2.0 3.0
// Blocks with captures, nested blocks and enqueue inside of blocks.
typedef void (^const void_bl)(void);
typedef struct { int x; float4 y; } cap_t;

constant int (^const block_glob)(int) = ^(int a) { return a * 2; };

void callee(int id, global int *out) { out[id] = id; }

kernel void outer(global int *a, global int *b, int i, char c0) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_2D((const size_t[2]){4, 4});
  cap_t cap = {i, (float4)(c0)};
  int arr[4] = {1, 2, 3, 4};
  local int lds;

  void (^const inner)(void) = ^(void) {
    a[i] = b[i] + cap.x;
    callee(i, a);
  };
  inner();
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, inner);

  void_bl nested = ^{
    int k = i;
    void_bl deep = ^{ a[k] = c0; };
    deep();
    i = 3;
    k = 4;
    a[1] = arr[2];
    lds = 1;
  };
  nested();
  enqueue_kernel(q, 0, nd, ^(local void *p1, local void *p2) {
    ((local int *)p1)[0] = *(local int *)p2;
  }, 16u, (uint)sizeof(cap_t));
  a[2] = block_glob(3);
}
