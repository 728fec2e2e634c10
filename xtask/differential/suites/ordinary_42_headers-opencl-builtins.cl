// std: 1.1 1.2 2.0 3.0

// Check that the builtin functions are declared and overloads are resolved.

char f(char x) {
  return abs(x);
}

kernel void test_math(global float4 *out, float4 a, float2 b) {
  out[0] = sin(a);
  out[1] = fmin(a, 1.0f);
  out[2] = clamp(a, 0.0f, 1.0f);
  out[3] = mix(a, a, 0.5f);
  out[4].x = dot(a, a);
  out[5] = cross(a, a);
  out[6] = select(a, -a, isgreater(a, out[0]));
  out[7] = vload4(0, (global float *)out);
  vstore2(b, 0, (global float *)out);
  out[8].xy = fmin(a, b); // expected-error {{no matching function for call to 'fmin'}}
  out[9].x = sin("abc"); // expected-error {{no matching function for call to 'sin'}}
}

kernel void test_workitem(global size_t *out) {
  out[0] = get_global_id(0) + get_local_size(1) * get_group_id(2);
  out[1] = get_work_dim();
  out[2] = get_global_id(); // expected-error {{too few arguments}}
#if __OPENCL_C_VERSION__ >= 200
  out[3] = get_enqueued_local_size(0);
  out[4] = get_global_linear_id();
#endif
}

kernel void test_atomics(volatile global int *p, volatile local uint *q) {
  atomic_add(p, 1);
  atomic_inc(q);
  atomic_cmpxchg(p, 1, 2);
  atomic_xchg(p, 3);
  atom_add(p, 1);
}

kernel void test_misc(global int *out, local int *l) {
  uchar4 m = (uchar4)(0, 1, 2, 3);
  prefetch(out, 4);
  out[0] = shuffle((int4)(1), convert_uint4(m)).x;
  out[1] = popcount(7); // CL1.1: expected-error {{use of undeclared identifier 'popcount'}}
  out[2] = mul24(1, 2) + mad24(1, 2, 3) + rotate(1, 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  mem_fence(CLK_LOCAL_MEM_FENCE);
#if __OPENCL_C_VERSION__ >= 200
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  out[3] = work_group_any(l[0]);
#endif
}
