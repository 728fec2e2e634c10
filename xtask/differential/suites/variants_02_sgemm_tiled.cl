// std: 1.0 1.2 3.0
// opts: -DTILE=8 -DREAL=float
// opts: -DTILE=16 -DREAL=int
#ifndef TILE
#define TILE 16
#endif
#ifndef REAL
#define REAL float
#endif

#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define REAL4 CAT(REAL, 4)

__kernel void gemm(const uint M, const uint N, const uint K,
                   __global const REAL *restrict A,
                   __global const REAL *restrict B,
                   __global REAL *restrict C, REAL alpha, REAL beta) {
  __local REAL As[TILE][TILE + 1];
  __local REAL Bs[TILE][TILE + 1];
  const uint lx = get_local_id(0), ly = get_local_id(1);
  const uint col = get_group_id(0) * TILE + lx;
  const uint row = get_group_id(1) * TILE + ly;

  REAL acc = 0;
  const uint tiles = (K + TILE - 1) / TILE;
  for (uint t = 0; t != tiles; ++t) {
    const uint ka = t * TILE + lx;
    const uint kb = t * TILE + ly;
    As[ly][lx] = (row < M && ka < K) ? A[row * K + ka] : (REAL)0;
    Bs[ly][lx] = (kb < K && col < N) ? B[kb * N + col] : (REAL)0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 0; k < TILE; k++)
      acc += As[ly][k] * Bs[k][lx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (row < M && col < N)
    C[row * N + col] = alpha * acc + beta * C[row * N + col];
}

__kernel void gemv4(__global const REAL4 *A, __constant REAL4 *x, __global REAL *y, int n4) {
  int row = get_global_id(0);
  REAL4 s = (REAL4)(0);
  for (int i = 0; i < n4; ++i)
    s += A[row * n4 + i] * x[i];
  y[row] = s.x + s.y + s.z + s.w;
}
