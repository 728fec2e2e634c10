/* The sum of each work-group, in a tree. */
kernel void reduce(global const int *data, global int *sums, local int *part)
{
    size_t i = get_local_id(0);

    part[i] = data[get_global_id(0)];
    for (size_t n = get_local_size(0) / 2; n > 0; n /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < n)
            part[i] += part[i + n];
    }
    if (i == 0)
        sums[get_group_id(0)] = part[0];
}
