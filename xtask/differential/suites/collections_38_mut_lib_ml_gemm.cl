// std: 1.2 2.0 3.0
// opts: -DVEC_SIZE=4 -DDATA_TYPE=float -DK0=4 -DACT=relu
// opts: -DVEC_SIZE=8 -DDATA_TYPE=float -DK0=2 -DACT=logistic
//
//
//
//
//
#ifndef VEC_SIZE
#define VEC_SIZE 4
#define DATA_TYPE float
#define K0 4
#define ACT identity
#endif
#define CONCAT(a, b) a##b
#define XCONCAT(a, b) CONCAT(a, b)
#define VEC_DATA_TYPE_STR(type, size) type##size
#define VEC_DATA_TYPE(type, size) VEC_DATA_TYPE_STR(type, size)
#define VLOAD_STR(size) vload##size
#define VLOAD(size) VLOAD_STR(size)
#define VSTORE_STR(size) vstore##size
#define VSTORE(size) VSTORE_STR(size)
#define CONVERT_STR(x, type) (convert_##type((x)))
#define CONVERT(x, type) CONVERT_STR(x, type)

#define REPEAT_1(P, ...) P(0, __VA_ARGS__)
#define REPEAT_2(P, ...) REPEAT_1(P, __VA_ARGS__) P(1, __VA_ARGS__)
#define REPEAT_3(P, ...) REPEAT_2(P, __VA_ARGS__) P(2, __VA_ARGS__)
#define REPEAT_4(P, ...) REPEAT_3(P, __VA_ARGS__) P(3, __VA_ARGS__)
#define REPEAT_N(n, P, ...) XCONCAT(REPEAT_, n)(P, __VA_ARGS__)

#define DEF_VAR(i, type, name, val) type name##i = val;
#define LOAD_ROW(i, type, name, ptr, stride) type name##i = VLOAD(VEC_SIZE)(0, (ptr) + (i) * (stride));
#define FMA_ROW(i, a, b, c) c += (VTYPE)((a)[i]) * b##i;

#define VTYPE VEC_DATA_TYPE(DATA_TYPE, VEC_SIZE)

#define identity_op(T, x) (x)
#define relu_op(T, x) (max((T)0, x))
#define logistic_op(T, x) ((T)1.0f / ((T)1.0f + exp(-(x))))
#define ACTIVATION_OP2(op, T, x) op##_op(T, x)
#define ACTIVATION(op, T, x) ACTIVATION_OP2(op, T, x)

#define VECTOR_DECLARATION(name)     \
    __global uchar *name##_ptr,      \
    uint        name##_stride_x,     \
    uint        name##_offset
#define VECTOR_AT(name, T, i) (*((__global T *)(name##_ptr + name##_offset) + (i)))

__kernel void gemm_row_m0(__global const DATA_TYPE *a, __global const DATA_TYPE *b, __global DATA_TYPE *c, const int k, const int ldb)
{
    VTYPE acc = (VTYPE)(0);
    for (int i = 0; i < k; i += K0) {
        REPEAT_N(K0, LOAD_ROW, VTYPE, brow, b + i * ldb, ldb)
        REPEAT_N(5, FMA_ROW, a + i, brow, acc)
    }
    acc = ACTIVATION(ACT, VTYPE, acc);
    VSTORE(VEC_SIZE)(CONVERT(acc, VTYPE), 0, c + ldb);
}

__kernel void gemm_row_m1(__global const DATA_TYPE *a, __global const DATA_TYPE *b, __global DATA_TYPE *c, const int k, const int ldb)
{
    VTYPE acc = (VTYPE)(0);
    for (int i = 0; i < k; i += K0) {
        REPEAT_N(K0, LOAD_ROW, VTYPE, brow, b + i * ldb, ldb)
        REPEAT_N(K0, FMA_ROW, a + i, brow, acc)
    }
    acc = ACTIVATION(tanhh, VTYPE, acc);
    VSTORE(VEC_SIZE)(CONVERT(acc, VTYPE), 0, c + ldb);
}

__kernel void gemm_row_m2(__global const DATA_TYPE *a, __global const DATA_TYPE *b, __global DATA_TYPE *c, const int k, const int ldb)
{
    VTYPE acc = (VTYPE)(0);
    for (int i = 0; i < k; i += K0) {
        REPEAT_N(K0, LOAD_ROW, VTYPE, brow, b + i * ldb, ldb)
        REPEAT_N(K0, FMA_ROW, a + i, brow, acc)
    }
    acc = ACTIVATION(ACT, VTYPE, acc);
    VSTORE_STR(VEC_SIZE)(CONVERT(acc, VTYPE), 0, c + ldb);
}

__kernel void gemm_row_m3(__global const DATA_TYPE *a, __global const DATA_TYPE *b, __global DATA_TYPE *c, const int k, const int ldb)
{
    VTYPE acc = (VTYPE)(0);
    for (int i = 0; i < k; i += K0) {
        REPEAT_N(K0, LOAD_ROW, VTYPE, brow, b + i * ldb, ldb)
        REPEAT_N(K0, FMA_ROW, a + i, brow, acc)
    }
    acc = ACTIVATION(ACT, VTYPE, acc);
    VSTORE(VEC_SIZE)(CONVERT_STR(acc, VTYPE), 0, c + ldb);
}

__kernel void gemm_row_m4(__global const DATA_TYPE *a, __global const DATA_TYPE *b, __global DATA_TYPE *c, const int k, const int ldb)
{
    VTYPE acc = (VTYPE)(0);
    for (int i = 0; i < k; i += K0) {
        REPEAT_N(K0, LOAD_ROW, DATA_TYPE, brow, b + i * ldb, ldb)
        REPEAT_N(K0, FMA_ROW, a + i, brow, acc)
    }
    acc = ACTIVATION(ACT, VTYPE, acc);
    VSTORE(VEC_SIZE)(CONVERT(acc, VTYPE), 0, c + ldb);
}

__kernel void gemm_row_m5(__global const DATA_TYPE *a, __global const DATA_TYPE *b, __global const DATA_TYPE *c, const int k, const int ldb)
{
    VTYPE acc = (VTYPE)(0);
    for (int i = 0; i < k; i += K0) {
        REPEAT_N(K0, LOAD_ROW, VTYPE, brow, b + i * ldb, ldb)
        REPEAT_N(K0, FMA_ROW, a + i, brow, acc)
    }
    acc = ACTIVATION(ACT, VTYPE, acc);
    VSTORE(VEC_SIZE)(CONVERT(acc, VTYPE), 0, c + ldb);
}

__kernel void gemm_row_m6(__global const DATA_TYPE *a, __global const DATA_TYPE *b, __global DATA_TYPE *c, const int k, const int ldb)
{
    VTYPE acc = (VTYPE)(0);
    for (int i = 0; i < k; i += K0) {
        REPEAT_N(K0, LOAD_ROW, VTYPE, brow, b + i * ldb, ldb)
        REPEAT_N(K0, FMA_ROW, a + i, b, acc)
    }
    acc = ACTIVATION(ACT, VTYPE, acc);
    VSTORE(VEC_SIZE)(CONVERT(acc, VTYPE), 0, c + ldb);
}

__kernel void gemm_row_m7(__global const DATA_TYPE *a, __global const DATA_TYPE *b, __global DATA_TYPE *c, const int k, const int ldb)
{
    VTYPE acc = (VTYPE){0};
    for (int i = 0; i < k; i += K0) {
        REPEAT_N(K0, LOAD_ROW, VTYPE, brow, b + i * ldb, ldb)
        REPEAT_N(K0, FMA_ROW, a + i, brow, acc)
    }
    acc = ACTIVATION(ACT, VTYPE, acc);
    VSTORE(VEC_SIZE)(CONVERT(acc, VTYPE), 0, c + ldb);
}

__kernel void gemm_row_m8(__global const DATA_TYPE *a, __global const DATA_TYPE *b, __global DATA_TYPE *c, const int k, const int ldb)
{
    VTYPE acc = (VTYPE)(0);
    for (int i = 0; i < k; i += K0) {
        REPEAT_N(K0, LOAD_ROW, VTYPE, brow, b + i * ldb, ldb)
        REPEAT_N(K0, FMA_ROW, a + i, brow, acc)
    }
    acc = ACTIVATION(ACT, VTYPE, acc);
    VSTORE(VEC_SIZE)(CONVERT(acc, VTYPE), c + ldb, 0);
}

__kernel void gemm_row_m9(__global const DATA_TYPE *a, __global const DATA_TYPE *b, __global DATA_TYPE *c, const int k, const int ldb)
{
    VTYPE acc = (VTYPE)(0);
    for (int i = 0; i < k; i += K0) {
        REPEAT_N(VEC_SIZE, LOAD_ROW, VTYPE, brow, b + i * ldb, ldb)
        REPEAT_N(K0, FMA_ROW, a + i, brow, acc)
    }
    acc = ACTIVATION(ACT, VTYPE, acc);
    VSTORE(VEC_SIZE)(CONVERT(acc, VTYPE), 0, c + ldb);
}
