// std: 1.0 1.1 1.2
// opts: -DKEY=uint -DDESCENDING
// opts: -DKEY=float
#ifndef KEY
#define KEY int
#endif
#ifdef DESCENDING
# define BEFORE(a, b) ((a) > (b))
#else
# define BEFORE(a, b) ((a) < (b))
#endif
#define LIMIT 512u

void compare_swap(__local KEY *a, __local KEY *b, int dir)
{
  KEY x = *a, y = *b;
  if (BEFORE(y, x) == dir) {
    *a = y;
    *b = x;
  }
}

__kernel void bitonic_local(__global KEY *keys, __global uint *perm, uint n)
{
  __local KEY tmp[LIMIT];
  uint lid = get_local_id(0);
  uint half_n = LIMIT >> 1;
  keys += get_group_id(0) * LIMIT + lid;
  tmp[lid] = keys[0];
  tmp[lid + half_n] = keys[half_n];

  uint size, stride;
  for (size = 2; size <= LIMIT; size <<= 1) {
    int dir = (lid & (size / 2)) == 0;
    for (stride = size / 2; stride > 0; stride >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      uint pos = 2 * lid - (lid & (stride - 1));
      compare_swap(&tmp[pos], tmp + pos + stride, dir);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  keys[0] = tmp[lid];
  keys[half_n] = tmp[lid + half_n];
  if (perm && lid < n)
    perm[lid] ^= n;
}
