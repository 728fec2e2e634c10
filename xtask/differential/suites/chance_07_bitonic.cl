// std: 1.0 1.2 2.0
// opts: -DKEY_TYPE=int
// opts: -DKEY_TYPE=float -DDESCENDING=1
#ifndef KEY_TYPE
#define KEY_TYPE uint
#endif
#ifdef DESCENDING
#define BEFORE(a, b) ((a) > (b))
#else
#define BEFORE(a, b) ((a) < (b))
#endif

typedef KEY_TYPE key_t;
typedef struct pair { key_t key; uint value; } pair_t;

void exchange(__local pair_t *a, __local pair_t *b, bool up) {
  if (BEFORE(b->key, a->key) == up) {
    pair_t t = *a;
    *a = *b;
    *b = t;
  }
}

__kernel void sort_tile(__global key_t *keys, __global uint *values,
                        __local pair_t *tile, uint count) {
  const size_t lid = get_local_id(0);
  const size_t n = get_local_size(0) * 2;
  const size_t base = get_group_id(0) * n;
  size_t i;
  uint size, stride;

  for (i = lid; i < n; i += get_local_size(0)) {
    tile[i].key = base + i < count ? keys[base + i] : (key_t)0;
    tile[i].value = values[base + i];
  }
  for (size = 2; size <= n; size <<= 1) {
    bool up = (lid & (size / 2)) == 0;
    for (stride = size / 2; stride > 0; stride >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      size_t pos = 2 * lid - (lid & (stride - 1));
      exchange(&tile[pos], &tile[pos + stride], up);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (i = lid; i < n; i += get_local_size(0)) {
    if (base + i >= count)
      continue;
    keys[base + i] = tile[i].key;
    values[base + i] = tile[i].value;
  }
}

__kernel void sort_vec4(__global int4 *data) {
  int4 v = data[get_global_id(0)];
  int4 mask = v.yxwz < v;
  mask.yw = mask.xz;
  v = select(v, v.yxwz, mask);
  v.s12 = (int2)(min(v.s1, v.s2), max(v.s1, v.s2));
  data[get_global_id(0)] = v;
}
