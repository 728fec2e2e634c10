/* Each work-group counts in local memory, and adds its counts to the result. */
kernel void count(global const uchar *pixels, global uint *bins, local uint *own)
{
    size_t i = get_local_id(0);

    own[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&own[pixels[get_global_id(0)] / 64]);
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&bins[i], own[i]);
}
