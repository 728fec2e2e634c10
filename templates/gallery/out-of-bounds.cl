/* The number of work-items is rounded up to whole work-groups, so that the last ones have no element. */
kernel void scale(global float *data, float factor, int count)
{
    size_t i = get_global_id(0);

    // if (i < count)
    data[i] *= factor;
}
