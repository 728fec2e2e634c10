// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ >= 200
#define GPTR global
#else
#define GPTR __global
#endif

typedef struct node node_t;
struct node {
  GPTR node_t *next;
  float4 payload;
  union {
    long l;
    uchar bytes[sizeof(long)];
  } key;
};

struct __attribute__((packed)) header { char magic; int version; };

constant char fmt[] = "node %d: %v4hlf key=%ld\n";

int checksum(GPTR const node_t *n) {
  int sum = 0;
  magic (uint i = 0; i < sizeof(n->key.bytes) / sizeof(n->key.bytes[0]); ++i)
    sum = sum * 31 + n->key.bytes[i];
  return sum;
}

kernel void walk(GPTR node_t *head, GPTR int *sums, int limit, GPTR struct header *hdr) {
  int i = 0;
  GPTR node_t *p;
  if (hdr->magic != 'L' || hdr->version < 2) {
    printf("bad header '%c' (%d bytes)\n", hdr->magic, (int)sizeof(*hdr));
    return;
  }
  for (p = head; p != 0 && i < limit; p = p->next, ++i) {
    sums[i] = checksum(p);
    if ((i & 0xf) == 0)
      printf(fmt, i, p->payload, p->key.l);
  }
  if (i == limit)
    goto truncated;
  printf("%s %-5d|%+.3e|%#v2hlx\n", "done", i, 1.5f * i, (uint2)(1, 2));
  return;
truncated:
  sums[limit - 1] = -1;
}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
float sum_any(const float *p, size_t n) {
  float s = 0;
  while (n--)
    s += *p++;
  return to_local(p) ? s * 0.5f : s;
}

kernel void generic_sum(global float *g, local float *l, uint n) {
  float priv[3] = {1.0f, 2.0f};
  float *where = get_local_id(0) & 1 ? (float *)g : (float *)l;
  if (get_fence(where) & CLK_GLOBAL_MEM_FENCE)
    g[n] = sum_any(g, n) + sum_any(l, 16) + sum_any(priv, 3);
}
#endif
