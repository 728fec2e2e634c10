// std: 2.0 3.0
// The first argument must be a pointer to an atomic type.
__kernel void count(__global atomic_uint *hits, __global uint *plain,
                    __global const uint *keys)
{
  uint k = keys[get_global_id(0)];
  if (k & 1)
    atomic_fetch_add_explicit(&hits[k], 1u, memory_order_relaxed,
                              memory_scope_device);
  atomic_add(&plain[k], 1u);
  atomic_fetch_add_explicit(&plain[k], 1u, memory_order_relaxed,
                            memory_scope_device);
}
