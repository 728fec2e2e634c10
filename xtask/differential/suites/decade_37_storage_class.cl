// std: 1.0 1.2 2.0 3.0

extern constant float weights[16];
extern float weights_global[16];
static constant float own_weights[2] = {0.5f, 0.5f};
static int call_count;
auto constant int automatic = 1;
register constant int in_register = 1;

extern float helper(float x);
static inline float twice(float x) { return 2.0f * x; }
inline float plain_inline(float x) { return x; }
auto float wrong_function(float x);

kernel void stats(global float *out, register int n) {
  static int calls = 0;
  static global int calls_global = 0;
  static constant float eps = 1e-6f;
  static local float partial[64];
  extern float out_there;
  extern constant float out_there_constant;
  extern local float tile[];
  auto float sum = 0.0f;
  register float max_seen = out[0];
  typedef static float never;
  for (static int i = 0; i < n; ++i)
    sum += out[i];
  for (register int i = 0; i < n; ++i)
    max_seen = fmax(max_seen, out[i]);
  static extern int both_ways;
  out[0] = sum + eps + plain_inline(max_seen);
}
