// `*result` is negative if the launch cannot be enqueued.
kernel void enqueues(global int *items, global int *result, int local_size) {
    ndrange_t range = ndrange_1D((size_t)10, (size_t)local_size);
    *result = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, range, ^{ atomic_inc(items); });
}

kernel void sizes(global int *out) {
    out[get_global_id(0)] = get_local_size(0);
}
