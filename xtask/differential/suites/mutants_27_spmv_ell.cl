// std: 1.0 1.2
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef struct { int rows; int width; __global const int *cols; } ell_t;

double ell_row(const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    __global const int *c = m->cols + row;
    for (int k = 0; k < m->width; ++k) {
        int col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[col];
    }
    return sum;
}

double ell_row_1(const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    __global const int *c = m->cols + row;
    for (int k = 0; k < m.width; ++k) {
        int col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[col];
    }
    return sum;
}

double ell_row_2(const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    __local const int *c = m->cols + row;
    for (int k = 0; k < m->width; ++k) {
        int col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[col];
    }
    return sum;
}

double ell_row_3(const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    const int *c = m->cols + row;
    for (int k = 0; k < m->width; ++k) {
        int col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[col];
    }
    return sum;
}

double ell_row_4(const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    __global int *c = m->cols + row;
    for (int k = 0; k < m->width; ++k) {
        int col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[col];
    }
    return sum;
}

double ell_row_5(const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    __global const int *c = m->cols + row;
    for (int k = 0; k < m->width; ++k) {
        int *col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[col];
    }
    return sum;
}

double ell_row_6(const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    __global const int *c = m->cols + row;
    for (int k = 0; k < m->width; ++k) {
        int col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[c];
    }
    return sum;
}

double ell_row_7(const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    __global const int *c = m->cols + row;
    for (int k = 0; k < m->width; ++k) {
        int col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[col];
    }
    return;
}

double ell_row_8(const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    __global const int *c = m->cols + row;
    for (int k = 0; k < m->width; ++k) {
        int col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[col];
    }
    return &sum;
}

double ell_row_9(__global const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    __global const int *c = m->cols + row;
    for (int k = 0; k < m->width; ++k) {
        int col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[col];
    }
    return sum;
}

double ell_row_10(const ell_t *m, __global const double *vals, __global const double *x, int row)
{
    double sum = 0.0;
    __global const int *c = m->rows + row;
    for (int k = 0; k < m->width; ++k) {
        int col = c[k * m->rows];
        if (col < 0)
            continue;
        sum += vals[k * m->rows + row] * x[col];
    }
    return sum;
}
