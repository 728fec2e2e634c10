kernel void add(global const float *a, global const float *b, global float *sum)
{
    size_t i = get_global_id(0);

    sum[i] = a[i] + b[i];
    printf("%zu: %g + %g = %g\n", i, a[i], b[i], sum[i]);
}
