/* Each work-item reads its neighbour's element, which the neighbour may have changed already.
   A barrier between the read and the write would order them. */
kernel void shift(local int *line, global int *data)
{
    size_t i = get_local_id(0);
    size_t next = (i + 1) % get_local_size(0);

    line[i] = data[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    int value = line[next];
    line[i] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    data[i] = line[i];
}
