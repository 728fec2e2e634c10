// std: 1.2 2.0
// Layout attributes, bit widths, nested initialisers.
typedef struct __attribute__((packed)) header {
  uchar tag;
  uint length;
  ushort crc;
} header;

struct node {
  float3 pos;
  char flag __attribute__((aligned(8)));
  struct { int a, b[3]; } inner;
} __attribute__((aligned(64)));

typedef union { float f; uint u; uchar4 bytes; } pun;
typedef float mat4[4][4];
typedef int int_a16 __attribute__((aligned(16)));

constant struct node origin = {(float3)(0.0f, 1.0f, 2.0f), 'x', {7, {1, 2}}};
constant header defaults[] = {{1, 2, 3}, {.crc = 9, .tag = 4}, [3] = {.length = 0x10}};
constant int offsets[sizeof(defaults) / sizeof(defaults[0])] = {[1 ... 2] = 5, 6};

static inline uint swap_bytes(uint x) {
  pun p = {.u = x};
  p.bytes = p.bytes.wzyx;
  return p.u;
}

struct node make_node(const struct node *proto, int a) __attribute__((pure));
struct node make_node(const struct node *proto, int a) {
  struct node n = *proto;
  n.inner.a = a;
  n.inner.b[a % 3] = sizeof(struct node);
  return n;
}

kernel void layout(global header *hdrs, global struct node *nodes, global float *m, const header by_value) {
  struct node proto = origin, *p = &proto;
  mat4 id = {{1.0f}, {0.0f, 1.0f}, {[2] = 1.0f}};
  int_a16 idx = (int)get_global_id(0);
  p->flag = "xyz"[idx % 3];
  nodes[idx] = make_node(typedef, by_value.length);
  (*p).inner.b[0] |= 1 << 4;
  hdrs[idx] = defaults[idx & 3];
  hdrs[idx].length = swap_bytes(by_value.length);
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c)
      m[r * 4 + c] = id[r][c] * nodes[idx].pos.y;
}
