/* The average of each pixel and its four neighbours. Outside, the sampler gives the nearest pixel of the edge. */
kernel void blur(read_only image2d_t in, write_only image2d_t out, sampler_t at)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = read_imagef(in, at, p);

    sum += read_imagef(in, at, p + (int2)(-1, 0));
    sum += read_imagef(in, at, p + (int2)(1, 0));
    sum += read_imagef(in, at, p + (int2)(0, -1));
    sum += read_imagef(in, at, p + (int2)(0, 1));
    write_imagef(out, p, sum / 5.0f);
}
