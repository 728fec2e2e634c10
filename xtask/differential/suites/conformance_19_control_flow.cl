// std: 1.0 1.2 2.0 3.0
typedef enum op { OP_ADD, OP_SUB, OP_MUL = 10, OP_DIV, OP_LAST = OP_DIV } op_t;
typedef int scalar_t;
typedef scalar_t value_t;
typedef value_t row_t[4];
__constant row_t table[3] = {{1, 2, 3, 4}, {5, 6}, {[2] = 7}};
__constant struct { op_t op; int cost; } costs[] = {{OP_ADD, 1}, {OP_MUL, 3}, {.cost = 9, .op = OP_DIV}};
enum { N = sizeof(table) / sizeof(table[0]), M = N * 2 };

static int leaf(int x) { return x ^ 0x55; }
int middle(int x, int y);
inline static int helper(const int x) { return leaf(x) + 1; }
int middle(int x, int y) { return helper(x) * leaf(y); }
static value_t apply(op_t op, value_t a, value_t b) {
  switch (op) {
  case OP_ADD: return a + b;
  case OP_SUB: return a - b;
  case OP_MUL: a *= b; break;
  case OP_DIV: {
    if (b == 0)
      return 0;
    return a / b;
  }
  default:
    break;
  }
  return a;
}
__kernel void test_switch(__global int *in, __global int *out) {
  int gid = get_global_id(0);
  switch (in[gid] & 7) {
  case 0: out[gid] = 1; break;
  case 1:
  case 2: out[gid] = 2;
  case 3: out[gid] += 3; break;
  case 'a' - 'a' + 4: { int t = gid; out[gid] = t; } break;
  default: out[gid] = apply((op_t)gid, gid, in[gid]);
  case N + 2: ;
  }
}
__kernel void test_loops(__global int *out, int n) {
  int i, j = 0;
  for (i = 0, j = n; i < j; ++i, --j) {
    if (i == 5) continue;
    if (j < 3) break;
    out[i] = j;
  }
  while (n--) { do { j++; } while (j < 10); if (!n) break; }
  for (;;) { if (++j > 100) break; }
  for (uint k = 0; k < N; k++) for (int m = 0; m < 4; m++) out[k * 4 + m] = table[k][m];
}
__kernel void test_goto(__global int *out) {
  int i = 0;
again:
  if (i >= M) goto done;
  out[i++] = costs[i % 3].cost;
  goto again;
done:
  out[0] = middle(1, 2), out[1] = i ? i : -i;
}
__kernel void caller(__global int *out) { test_goto(out); }
