// std: 1.0 1.2 3.0
// opts: -DTS=32
#ifndef TS
#define TS 16
#endif

__kernel void sgemm(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float *C)
{
    __local float Asub[TS][TS];
    __local float Bsub[TS][TS];
    const int row = get_local_id(0);
    const int col = get_local_id(1);
    float acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k][row] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = acc;
}

__kernel void sgemm_1(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float *C)
{
    __local float Asub[TS];
    __local float Bsub[TS][TS];
    const int row = get_local_id(0);
    const int col = get_local_id(1);
    float acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k][row] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = acc;
}

__kernel void sgemm_2(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float *C)
{
    __local float Asub[TS][TS];
    __global float Bsub[TS][TS];
    const int row = get_local_id(0);
    const int col = get_local_id(1);
    float acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k][row] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = acc;
}

__kernel void sgemm_3(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float *C)
{
    __local float Asub[M][TS];
    __local float Bsub[TS][TS];
    const int row = get_local_id(0);
    const int col = get_local_id(1);
    float acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k][row] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = acc;
}

__kernel void sgemm_4(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float **C)
{
    __local float Asub[TS][TS];
    __local float Bsub[TS][TS];
    const int row = get_local_id(0);
    const int col = get_local_id(1);
    float acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k][row] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = acc;
}

__kernel void sgemm_5(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float *C)
{
    __local float Asub[TS][TS];
    __local float Bsub[TS][TS];
    const int row = get_local_id();
    const int col = get_local_id(1);
    float acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k][row] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = acc;
}

__kernel void sgemm_6(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float *C)
{
    __local float Asub[TS][TS];
    __local float Bsub[TS][TS];
    const int row = get_local_id(0);
    const int col = get_local_id(0, 1);
    float acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k][row] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = acc;
}

__kernel void sgemm_7(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float *C)
{
    __local float Asub[TS][TS];
    __local float Bsub[TS][TS];
    const int row = get_local_id(0);
    const int col = get_local_id(1);
    float acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = acc;
}

__kernel void sgemm_8(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float *C)
{
    __local float Asub[TS][TS];
    __local float Bsub[TS][TS];
    const int row = get_local_id(0);
    const int col = get_local_id(1);
    float4 acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k][row] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = acc;
}

__kernel void sgemm_9(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float *C)
{
    __local float Asub[TS][TS];
    __local float Bsub[TS][TS];
    const int row = get_local_id(0);
    const int col = get_local_id(1);
    float acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k][row] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = &acc;
}

__kernel void sgemm_10(const int M, const int N, const int K,
                    const __global float *A,
                    const __global float *B,
                    __global float *C)
{
    __local float Asub[TS][TS];
    __local float Bsub[TS][TS];
    const int row = get_local_id(0);
    const int col = get_local_id(1);
    float acc = 0.0f;
    for (int t = 0; t < K / TS; t++) {
        Asub[col][row] = A[(TS * t + col) * M + TS * get_group_id(0) + row];
        Bsub[col][row] = B[(TS * get_group_id(1) + col) * K + TS * t + row];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int k = 0; k < TS; k++)
            acc += Asub[k][row] * Bsub[col][k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * M + get_global_id(0)] = acc;
}
