// std: 1.2 3.0
#if __OPENCL_C_VERSION__ >= 300
#ifdef __opencl_c_program_scope_global_variables
global int run_counter = 0;
#endif
#ifndef __opencl_c_int64
#error "64-bit integers are needed"
#endif
#endif

#if defined(__opencl_c_fp64) || defined(cl_khr_fp64)
typedef double acc_t;
#else
typedef float acc_t;
#endif

#ifdef __opencl_c_generic_address_space
#define ANY
#else
#define ANY __private
#endif

static acc_t mean(const ANY float *values, int n)
{
    acc_t total = 0;
    for (int i = 0; i < n; i++)
        total += values[i];
    return n ? total / n : 0;
}

__kernel void statistics(__global const float *in, __global float *out, int n)
{
    float window[5];
    size_t gid = get_global_id(0);
    for (int k = 0; k < 5; ++k)
        window[k] = in[clamp((int)gid + k - 2, 0, n - 1)];
    out[gid] = (float)mean(window, 5);
#ifdef __opencl_c_program_scope_global_variables
    if (gid == 0)
        run_counter++;
#endif
}

#ifdef __opencl_c_atomic_order_acq_rel
#ifdef __opencl_c_atomic_scope_device
kernel void publish(global atomic_int *flag, global int *value, int v)
{
    *value = v;
    atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device);
    int seen = atomic_load_explicit(flag, memory_order_acquire, memory_scope_device);
    value[1] = seen;
}
#endif
#endif

#ifdef __opencl_c_images
#ifdef __opencl_c_read_write_images
kernel void invert_in_place(read_write image2d_t img)
{
    int2 p = { get_global_id(0), get_global_id(1) };
    write_imageui(img, p, ~c);
    uint4 c = read_imageui(img, p);
}
#endif
kernel void copy_image(read_only image2d_t src, write_only image2d_t dst)
{
    int2 p = (int2)((int)get_global_id(0), (int)get_global_id(1));
    if (all(p < get_image_dim(src)))
        write_imagei(dst, p, read_imagei(src, p));
}
#endif

#ifdef __opencl_c_work_group_collective_functions
kernel void group_total(global int *data)
{
    data[get_group_id(0)] = work_group_reduce_add(data[get_global_id(0)]);
}
#endif
