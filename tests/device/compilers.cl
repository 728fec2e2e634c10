kernel void bits(global uint *o) {
  uint x = 0x12345678u;
  o[0] = __builtin_bswap32(x);
  o[1] = __builtin_bswap16((ushort)x);
  o[2] = (uint)(__builtin_bswap64((ulong)x) >> 32);
  o[3] = __builtin_popcountl(0xff00fful) * 100 + __builtin_clzl(1ul << 40);
}
kernel void memory(global uchar *o) {
  int a[3] = { 0x01020304, 0x05060708, 9 };
  uchar b[12];
  __builtin_memcpy(b, a, 12);
  __builtin_memmove(b + 2, b, 6);
  __builtin_memset(b + 9, 0xee, 2);
  for (int i = 0; i < 12; i++) o[i] = b[i];
}
kernel void too_much(global int *o) {
  int a[2] = { 1, 2 };
  __builtin_memcpy(o, a, 12);
}
kernel void vectors(global int *o) {
  int4 v = (int4)(1, 2, 3, 4);
  int4 w = __builtin_shufflevector(v, v * 10, 7, 0, 4, 2);
  o[0] = w.x; o[1] = w.y; o[2] = w.z; o[3] = w.w;
}
kernel void shuffled(global int *o, global half *h) {
  int4 v = (int4)(1, 2, 3, 4);
  int3 fewer = __builtin_shufflevector(v, v, 3, 1, 0);
  int8 more = __builtin_shufflevector(v, v * 10, 0, 4, 1, 5, 2, 6, 3, 7) + fewer.x;
  o[0] = fewer.x; o[1] = fewer.y; o[2] = fewer.z; o[3] = more.s1; o[4] = more.s7;
  o[5] = __builtin_shufflevector(v, v, 2, 3)[1];
  vstore2(__builtin_shufflevector(v, v, 1, 0), 3, o);
  vstore_half(1.5f, 1, h);
  o[8] = as_short(h[1]);
}
kernel void paths(global int *o) {
  int i = get_global_id(0);
  o[i] = 1;
  if (__builtin_expect(i == 2, 0)) __builtin_trap();
  __builtin_assume(i != 2);
  o[i] = 2;
}
kernel void clocks(global int *o) {
  ulong a = clock_read_device();
  uint2 h = clock_read_hilo_work_group();
  ulong b = clock_read_sub_group();
  o[0] = a < b;
  o[1] = h.hi == 0 && h.lo > a && h.lo < b;
}
kernel void older_atomics(global int *o) {
  __sync_fetch_and_add(&o[0], 2);
  o[1 + get_global_id(0)] = __atomic_load_n(&o[9], __ATOMIC_RELAXED);
  __atomic_nand_fetch(&o[5], 1, __ATOMIC_SEQ_CST);
  if (get_global_id(0) == 0) {
    int e = 3;
    o[6] = __atomic_compare_exchange_n(&o[7], &e, 9, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
    o[8] = e;
  }
}
kernel void float_atomics(global atomic_float *f, global atomic_double *d, global float *o) {
  atomic_fetch_add(f, 0.5f);
  atomic_fetch_max_explicit(f + 1, (float)get_global_id(0), memory_order_relaxed);
  atomic_fetch_sub(d, 0.25);
  if (get_global_id(0) == 0) o[0] = atomic_exchange(f + 2, 4.0f);
}
// The flag is set behind the value, and read before it.
kernel void published(global atomic_int *flag, global int *value, global int *o) {
  if (get_global_id(0) == 0) {
    value[0] = 42;
    atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device);
  } else {
    if (atomic_load_explicit(flag, memory_order_acquire, memory_scope_device)) o[0] = value[0];
  }
}
kernel void published_relaxed(global atomic_int *flag, global int *value, global int *o) {
  if (get_global_id(0) == 0) {
    value[0] = 42;
    atomic_store_explicit(flag, 1, memory_order_relaxed, memory_scope_device);
  } else {
    if (atomic_load_explicit(flag, memory_order_relaxed, memory_scope_device)) o[0] = value[0];
  }
}
kernel void widths(constant char *unused) {
  float4 v = (float4)(1.5f, -2.25f, 3.0f, 100.0f);
  printf("%*d|%-*d|%.*f|%#g\n", 5, 42, 4, 7, 2, 3.14159, 100000.0);
  printf("%+6.1v4hlf|%v2hhx|%#v3hx|%v4d\n", v, (uchar2)(1, 255), (ushort3)(1, 2, 0xabc), (int4)(-1, 2, -3, 4));
  printf("%5.2s|%-6s|%c|%%|%05d|% d|%+.3e|%x\n", "abc", "de", 'z', -42, 7, 12345.678, 0xbeef);
  printf("%ld %lu %hhd %hu %v2ld\n", -5l, 18446744073709551615ul, (char)-1, (ushort)65535, (long2)(1, -1));
  printf("%a %A %g %G %e %F\n", 1.0, 0.5, 1e-5, 1e20, 0.0, INFINITY);
}

kernel void known_before(global int *o) {
  o[0] = __builtin_constant_p(3);
}
