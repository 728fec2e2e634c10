// std: 1.2 2.0 3.0

#define TILE 16

typedef struct __attribute__((packed)) {
  uint width;
  uint height;
  uint stride;
} dims_t;

void load_tile(local float (*tile)[TILE], global const float *restrict src,
               uint row, uint col, uint stride) {
  tile[get_local_id(1)][get_local_id(0)] =
      src[(row + get_local_id(1)) * stride + col + get_local_id(0)];
}

__attribute__((reqd_work_group_size(TILE, TILE, 1))) kernel void
gemm(global const float *restrict a, global const float *restrict b,
     global float *restrict c, const dims_t a_dims, const dims_t b_dims,
     const float alpha, const float beta, local float *scratch,
     constant const float *bias, const int use_bias) {
  local float tile_a[TILE][TILE];
  local float tile_b[TILE][TILE + 1];
  const uint row = get_group_id(1) * TILE;
  const uint col = get_group_id(0) * TILE;
  float acc = 0.0f;

  for (uint k = 0; k < a_dims.width; k += TILE) {
    load_tile(tile_a, a, row, k, a_dims.stride);
    load_tile(tile_b, b, k, col, b_dims.stride);
    load_tile(tile_a, a, row, k);
    load_tile(scratch, a, row, k, a_dims.stride);
    load_tile(tile_a, c, row, k, a_dims.stride, use_bias,
              get_local_id(0));
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < TILE; ++i)
      acc = mad(tile_a[get_local_id(1)][i], tile_b[i][get_local_id(0)],
                acc);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_UNKNOWN_MEM_FENCE);
  }

  a[0] = acc;
  alpha = beta;
  a_dims.width = 0;
  bias = use_bias ? bias : c;
  c[(row + get_local_id(1)) * b_dims.width + col + get_local_id(0)] =
      alpha * acc + beta * (use_bias ? bias[col + get_local_id(0)]
                                     : c[row * b_dims.width + col]);
}
