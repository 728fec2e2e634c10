// std: 1.2 2.0 3.0
// opts: -DVERBOSE=1
// Overloads, function declarations and output.
#ifndef VERBOSE
#define VERBOSE 0
#endif
#define OVL __attribute__((overloadable))
#define LOG(fmt, ...) do { if (VERBOSE) printf(fmt "\n", ##__VA_ARGS__); } while (0)

float OVL square(float x);
int OVL square(int x);
float4 OVL square(float4 x);
float OVL square(float x) { return x * x; }
int OVL square(int x) { return x * x; }
float4 OVL square(float4 x) { return x * x; }

uint OVL __attribute__((always_inline)) where(global void *p) { return 1u; }
uint OVL where(local void *p) { return 2u; }
uint OVL where(constant void *p) { return 4u; }

static int gcd(int a, int b);
void fill(int n, float out[static 4]) __attribute__((noinline));
void fill(int n, float out[4]) {
  for (unsigned i = 0; i < 4u; i++)
    out[i] = square((float)n + i);
}
int gcd(int a, int b) {
  while (b != 0) {
    const int t = a % b;
    a = b;
    b = t;
  }
  return a < 0 ? -a : a;
}

constant int lut[] = {1, 1, 2, 3, 5, 8};

kernel void helper(global float *f) { f[0] = square(f[1]); }

kernel void run(global float4 *data, local int *tmp, constant float *coef) {
  int gid = get_global_id(0);
  float row[4];
  fill(gid, row);
  tmp[0] = square(lut[gid % 6]) + gcd(gid, 12);
  data[gid] = square(data[gid]) * coef[0] + vload4(0, row);
  LOG("id %d: %v4f %s", gid, data[gid], "ok");
  LOG("%#x %v4hlf %5.2e%%", where(data) | where(tmp) | where(coef), square(data[0]), row[3]);
  printf("%c %lu %p\n", 'x', sizeof(row), data);
  helper((global float *)data);
}
