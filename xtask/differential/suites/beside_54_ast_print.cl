// std: 2.0
typedef int vec4_t __attribute__((ext_vector_type(4)));
__constant float cst = 1.0f;
__attribute__((reqd_work_group_size(8, 1, 1)))
kernel void printed(read_only pipe int p, write_only image2d_t im, global int *restrict q, local float *l) {
  const sampler_t s = 3;
  vec4_t v = (vec4_t)(1, 2, 3, 4);
  v.xy = v.wz;
  int a = as_int(1.0f);
  void (^b)(void) = ^{};
  event_t e = async_work_group_copy(l, (global float *)q, 4, 0);
  wait_group_events(1, &e);
  __attribute__((opencl_unroll_hint(2)))
  for (int i = 0; i != 4; ++i)
    q[i] = v[i];
  int t = __builtin_astype(cst, int) + vec_step(int3) + vec_step(v);
  a = vec_step(p);
  a = vec_step(void);
  a = vec_step(int *);
}
