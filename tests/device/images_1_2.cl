// Before OpenCL C 2.0 there was no flag for images: fences of global memory order them too.
kernel void in_turns(write_only image1d_t image)
{
    int i = get_local_id(0);
    write_imagei(image, i, (int4)(1));
    barrier(CLK_GLOBAL_MEM_FENCE);
    write_imagei(image, (i + 1) % (int)get_local_size(0), (int4)(2 + i));
}

kernel void in_turns_behind_another_fence(write_only image1d_t image)
{
    int i = get_local_id(0);
    write_imagei(image, i, (int4)(1));
    barrier(CLK_LOCAL_MEM_FENCE);
    write_imagei(image, (i + 1) % (int)get_local_size(0), (int4)(2 + i));
}

kernel void mirrored(read_only image1d_t image, global float *out)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;
    int i = get_global_id(0);
    out[i] = read_imagef(image, s, (i - 4) / 4.0f + 0.125f).x;
}
