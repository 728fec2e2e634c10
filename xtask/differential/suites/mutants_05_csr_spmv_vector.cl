// std: 1.0 1.2 2.0
// opts: -DUSE_DOUBLE
#ifdef USE_DOUBLE
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double real;
#else
typedef float real;
#endif

#define WAVE 32
#define ROWS_PER_GROUP 4

__kernel __attribute__((work_group_size_hint(WAVE * ROWS_PER_GROUP, 1, 1)))
void spmv_csr_vector(__global const real *restrict val,
                     __global const real *restrict x,
                     __global const int *restrict cols,
                     __global const int *restrict row_ptr,
                     const int dim,
                     const real alpha,
                     __global real *restrict y)
{
    volatile __local real partial[WAVE * ROWS_PER_GROUP];
    const int t = get_local_id(0);
    const int id = t & (WAVE - 1);
    const int row = get_group_id(0) * ROWS_PER_GROUP + t / WAVE;
    real sum = 0;
    if (row < dim) {
        const int end = row_ptr[row + 1];
        for (int j = row_ptr[row] + id; j < end; j += WAVE)
            sum = fma(val[j], x[cols[j]], sum);
    }
    partial[t] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = WAVE / 2; s > 0; s >>= 1) {
        if (id < s)
            partial[t] += partial[t + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (id == 0 && row < dim)
        y[row] = alpha * partial[t];
}
