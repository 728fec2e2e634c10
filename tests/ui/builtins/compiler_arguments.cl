typedef int v4 __attribute__((ext_vector_type(4)));
void of_compilers(global int *p, constant int *c, int i, float f, int4 v, float4 w, int2 two) {
  __builtin_memcpy(p, p, 4); __builtin_prefetch(p); __builtin_prefetch(p, 0, 3); __builtin_elementwise_fma(w, w, w);
  __builtin_memcpy(p, 4);  //~ ERROR CL0603
  __builtin_memcpy(i, p, 4);  //~ ERROR CL0608
  __builtin_prefetch(p, 0, 3, 1);  //~ ERROR CL0603
  __builtin_isnan(i);  //~ ERROR CL0608
  __builtin_add_overflow(i, i, &i); __builtin_add_overflow(i, i, p);
  __builtin_add_overflow(f, i, &i);  //~ ERROR CL0608
  __builtin_elementwise_max(v, v); __builtin_elementwise_max(f, f); __builtin_elementwise_max(i, i);
  __builtin_elementwise_max(v, two);  //~ ERROR CL0608
  __builtin_elementwise_max(v);  //~ ERROR CL0603
  __builtin_elementwise_sqrt(v);  //~ ERROR CL0608
  __builtin_elementwise_bogus(v);  //~ ERROR CL0601
  __builtin_reduce_add(v); __builtin_reduce_max(w);
  __builtin_reduce_add(i);  //~ ERROR CL0608
  __builtin_reduce_add(w);  //~ ERROR CL0608
  __builtin_reduce_bogus(v);  //~ ERROR CL0601
  __builtin_shufflevector(v, v, 0, 7, -1, 2); __builtin_shufflevector(v, v, 1);
  __builtin_shufflevector(v, v, 8);  //~ ERROR CL0608
  __builtin_shufflevector(v, w, 0);  //~ ERROR CL0608
  __builtin_shufflevector(v, v, i);  //~ ERROR CL0608
  __builtin_shufflevector(i, i, 0);  //~ ERROR CL0608
}
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void variadic(int n, ...) {
  __builtin_va_list list;
  __builtin_va_start(list, n);  //~ ERROR CL0421
  int i = __builtin_va_arg(list, int);  //~ ERROR CL0421
}

// Constants that say how much, and scalars that are converted to one type.
void more(int *p, int n, long l) {
    __builtin_is_aligned(p, 3);  //~ ERROR CL0608
    __builtin_is_aligned(p, 4);
    __builtin_is_aligned(p, n);
    __builtin_align_up(p, 0);  //~ ERROR CL0608
    __builtin_memcpy_inline(p, p, n);  //~ ERROR CL0608
    __builtin_memcpy_inline(p, p, 4);
    __builtin_memset_inline(p, 0, n);  //~ ERROR CL0608
    l = __builtin_elementwise_max(n, l);
    l = __builtin_elementwise_add_sat(l, n);
    l = __builtin_elementwise_max((int2)n, (long2)l);  //~ ERROR CL0608
    float f = __builtin_elementwise_min(1.0f, n);
    f = __builtin_elementwise_fma(1.0f, n, 1.0f);  //~ ERROR CL0608
}
