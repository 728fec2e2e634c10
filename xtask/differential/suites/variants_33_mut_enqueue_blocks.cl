// std: 2.0 3.0
void launch(queue_t q, global int *a, int n) {
  ndrange_t nd = ndrange_1D(n);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^{ a[get_global_id(0)] += n; });
}

kernel void parent(global int *a, int n) {
  launch(get_default_queue(), a, n);
}

void launch1(queue_t q, global int *a, int n) {
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, n, ^{ a[0] += n; });
}
void launch2(queue_t q, global int *a, int n) {
  enqueue_kernel(CLK_ENQUEUE_FLAGS_NO_WAIT, q, ndrange_1D(n), ^{ a[0] += n; });
}
void launch3(queue_t q, global int *a, int n) {
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n), ^(int x) { a[0] += x; });
}
void launch4(queue_t q, global int *a, int n) {
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n), ^(local void *p) { a[0]++; });
}
void launch5(queue_t q, global int *a, int n) {
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n), ^(local void *p) { a[0]++; }, n);
}
void launch6(queue_t q, global int *a, int n) {
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n), ^(global int *p) { p[0]++; }, 4);
}
void launch7(queue_t q, global int *a, int n) {
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n), ^{ n += 1; });
}
void launch8(queue_t *q, global int *a, int n) {
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n), ^{ a[0] += n; });
}
void launch9(queue_t q, global int *a, int n) {
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n), launch);
}
void launch10(queue_t q, global int *a, int n) {
  enqueue_kernel(q, 1.0f, ndrange_1D(n), 1, NULL, NULL, ^{ return; });
}
