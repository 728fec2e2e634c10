kernel void add(global const float *a, global const float *b, global float *c) {
  int i = get_global_id(0);
  c[i] = a[i] + b[i];
}

#define TILE 16
kernel void product(global const float *a, global const float *b, global float *c, int n) {
  local float left[TILE][TILE], right[TILE][TILE];
  int x = get_local_id(0), y = get_local_id(1);
  int column = get_global_id(0), row = get_global_id(1);
  float sum = 0.0f;
  for (int t = 0; t < n / TILE; t++) {
    left[y][x] = a[row * n + t * TILE + x];
    right[y][x] = b[(t * TILE + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; k++) sum += left[y][k] * right[k][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + column] = sum;
}

kernel void reduce(global const float *in, global float *out, local float *s) {
  int l = get_local_id(0);
  s[l] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = get_local_size(0) / 2; d > 0; d >>= 1) {
    if (l < d) s[l] += s[l + d];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0) out[get_group_id(0)] = s[0];
}

kernel void bodies(global const float4 *p, global float4 *o, int n) {
  float4 me = p[get_global_id(0)];
  float3 sum = (float3)(0.0f);
  for (int j = 0; j < n; j++) {
    float4 other = p[j];
    float3 d = other.xyz - me.xyz;
    float inverse = rsqrt(d.x * d.x + d.y * d.y + d.z * d.z + 0.01f);
    sum += d * (other.w * inverse * inverse * inverse);
  }
  o[get_global_id(0)] = (float4)(sum, 0.0f);
}

kernel void histogram(global const uchar *in, global int *bins, int n) {
  local int mine[256];
  int l = get_local_id(0);
  mine[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = get_global_id(0); i < n; i += get_global_size(0)) atomic_inc(&mine[in[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&bins[l], mine[l]);
}
