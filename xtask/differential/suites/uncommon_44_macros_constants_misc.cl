// std: 1.0 1.2 2.0 3.0

// Predefined macros, constants, null pointers, and C that is foreign to OpenCL.

#ifdef __OPENCL_VERSION__
constant int version = __OPENCL_VERSION__;
#endif
#if __OPENCL_C_VERSION__ < CL_VERSION_1_0
#error too old
#endif
#if defined(__FAST_RELAXED_MATH__) || !defined(__ENDIAN_LITTLE__)
#warning unusual options
#endif
#ifdef __STDC_VERSION__
constant long stdc = __STDC_VERSION__;
#endif
constant char fn_at_file[] = __func__;
constant int kernel_exec = __kernel_exec(1, int);

constant int c1 = 0b101;
constant int c2 = 0x7fffffff + 1;
constant int c3 = 2147483648;
constant ulong c4 = 18446744073709551615;
constant ulong c5 = 18446744073709551616;
constant long c6 = 1LL;
constant ulong c7 = 1ull;
constant int c8 = 'ab';
constant int c9 = '\400';
constant float f1 = 1.0F, f2 = 1.f, f3 = 0x1.8p3f, f4 = 1e400f, f5 = .5h;
constant int f6 = (int)3.7f, f7 = 08;
constant int i1 = INT_MAX, i2 = CHAR_BIT, i3 = M_PI_F;
constant float n1 = NAN, n2 = INFINITY, n3 = MAXFLOAT, n4 = HUGE_VALF;

void nulls(global int *g, local int *l, private int *p, constant int *c) {
  g = 0;
  g = NULL;
  l = 0L;
  p = (void *)0;
  c = (constant void *)0;
  g = (local void *)0;
  g = (void *)0;
  g = 1;
  g = (global int *)1;
  g = '\0';
  g = 0.0f;
  g = false;
  int a = g == 0;
  a = g == NULL;
  a = g == 1;
  a = l == (void *)0;
  a = NULL;
}

void strings(void) {
  char a[] = "abc";
  char *b = "abc";
  constant char *c = "abc";
  global char *d = "abc";
  const char *e = "abc";
  constant int *f = L"abc";
  char h = "abc"[1];
  constant char *i = &"abc"[1];
  constant char(*j)[4] = &"abc";
  constant char *k = __func__;
  char *l = __FILE__;
}

void foreign(int n) {
  __auto_type a = 1;
  auto b = 1;
  typeof(int) c = 2;
  __typeof__(global int *) e;
  _Complex float g;
  float _Complex h;
  __int128 i;
  long long j;
  wchar_t o;
  _BitInt(7) p;
  _Float16 q;
  __bf16 r;
  __float128 s;
  asm("nop");
  __asm__ volatile("" ::: "memory");
  _Static_assert(sizeof(int) == 4, "int");
  _Static_assert(sizeof(long) == 4, "long");
  int t = _Generic(n, int: 1, float: 2);
  int u = _Alignof(int4);
  _Alignas(16) int v;
  int w = vec_step(float3) + vec_step(n) + vec_step(int *) + vec_step(struct undef);
  int x = sizeof(void) + sizeof(foreign) + sizeof(float3) + sizeof(size_t);
  _Noreturn void y(void);
  int z = __builtin_offsetof(struct { int a; int4 b; }, b);
  switch (n) { case 1 ... 3: break; case 2: break; }
  try { } catch (int) { }
}
