// Functions of compilers that take types, constants and objects.

struct S { int a; int b[3]; char c; struct {int d;}; }; struct Inc; union U { int a; float f; };
typedef int g4 __attribute__((vector_size(16)));
typedef float gf4 __attribute__((vector_size(16)));
typedef int e4 __attribute__((ext_vector_type(4)));
void f(int i, float x, int4 v, float4 w, global int *p, const int4 cv, g4 g, gf4 gf, struct S s, double d) {
  __builtin_shufflevector(v, v, 0, 1, 2, 3);
  __builtin_shufflevector(v, v, 0, 1, 2, 8);  //~ ERROR CL0608
  __builtin_shufflevector(v, v, 0, 1, 2, -1);
  __builtin_shufflevector(v, v, 0, 1, 2, -2);  //~ ERROR CL0608
  __builtin_shufflevector(v, v, 0, i);  //~ ERROR CL0608
  __builtin_shufflevector(v, w, 0, 1);  //~ ERROR CL0608
  __builtin_shufflevector(v, i, 0, 1);  //~ ERROR CL0608
  __builtin_shufflevector(i, v, 0, 1);  //~ ERROR CL0608
  __builtin_shufflevector(v, v);
  __builtin_shufflevector(v);  //~ ERROR CL0603
  __builtin_shufflevector();  //~ ERROR CL0603
  __builtin_shufflevector(v, (uint4)(1));
  __builtin_shufflevector(v, (int2)(1), 0);  //~ ERROR CL0608
  __builtin_shufflevector(v, v, 1.0f);  //~ ERROR CL0608
  int3 v3 = __builtin_shufflevector(v, v, 0, 1, 2);
  int3 v3b = __builtin_shufflevector(v, v, 0, 1);  //~ ERROR CL0506
  __builtin_convertvector(v, float4);
  __builtin_convertvector(v, float2);  //~ ERROR CL0512
  __builtin_convertvector(v, float);  //~ ERROR CL0512
  __builtin_convertvector(i, float4);  //~ ERROR CL0512
  __builtin_convertvector(v, 4);  //~ ERROR CL0201
  __builtin_convertvector(v);  //~ ERROR CL0201
  __builtin_convertvector(g, gf4);
  __builtin_convertvector(g, e4);
  __builtin_choose_expr(1, i, x);
  __builtin_choose_expr(i, i, x);  //~ ERROR CL0439
  __builtin_choose_expr(1, i);  //~ ERROR CL0201
  __builtin_choose_expr(1.0, i, x);  //~ ERROR CL0439
  __builtin_choose_expr(0, i, p) = 0;
  __builtin_types_compatible_p(int, int);
  __builtin_types_compatible_p(int, 1);  //~ ERROR CL0201
  __builtin_types_compatible_p(int);  //~ ERROR CL0201
  __builtin_types_compatible_p(int[], int[3]);
  __builtin_offsetof(struct S, a);
  __builtin_offsetof(struct S, q);  //~ ERROR CL0531
  __builtin_offsetof(struct S, b[1]);
  __builtin_offsetof(struct S, b[9]);
  __builtin_offsetof(struct S, b[i]);
  __builtin_offsetof(struct S, d);
  __builtin_offsetof(struct S, a[1]);  //~ ERROR CL0530
  __builtin_offsetof(struct S, a.q);  //~ ERROR CL0530
  __builtin_offsetof(int, a);  //~ ERROR CL0530
  __builtin_offsetof(struct Inc, a);  //~ ERROR CL0531
  __builtin_offsetof(struct S, );  //~ ERROR CL0201
  __builtin_offsetof(struct S);  //~ ERROR CL0201
  __builtin_offsetof(int4, x);  //~ ERROR CL0530
  __builtin_offsetof(union U, f);
  __builtin_constant_p(1);
  __builtin_constant_p(p);
  __builtin_constant_p();  //~ ERROR CL0603
  __builtin_constant_p(1,2);  //~ ERROR CL0603
  __builtin_expect(1, 2);
  __builtin_expect(1);  //~ ERROR CL0603
  __builtin_expect_with_probability(1, 2, 0.5);
  __builtin_expect_with_probability(1, 2, 1.5);  //~ ERROR CL0608
  __builtin_expect_with_probability(1, 2, x);  //~ ERROR CL0608
  __builtin_expect_with_probability(1, 2);  //~ ERROR CL0603
  __builtin_assume(i);
  __builtin_assume(i, i);  //~ ERROR CL0603
  __builtin_assume(v);  //~ ERROR CL0506
  __builtin_assume_aligned(p, 16);
  __builtin_assume_aligned(p, 15);  //~ ERROR CL0608
  __builtin_assume_aligned(p, i);  //~ ERROR CL0608
  __builtin_assume_aligned(p, 16, 1);
  __builtin_assume_aligned(p);  //~ ERROR CL0603
  __builtin_assume_aligned(i, 16);  //~ ERROR CL0608
  __builtin_assume_aligned(&i, 16);
  __builtin_assume_aligned(p, 16, x);
  __builtin_prefetch(p);
  __builtin_prefetch(p, 0);
  __builtin_prefetch(p, 2);  //~ ERROR CL0608
  __builtin_prefetch(p, 0, 4);  //~ ERROR CL0608
  __builtin_prefetch(p, i);  //~ ERROR CL0608
  __builtin_prefetch(p, 0, 3, 1);  //~ ERROR CL0603
  __builtin_prefetch(i);  //~ ERROR CL0608
  __builtin_prefetch();  //~ ERROR CL0603
  __builtin_unreachable();
  __builtin_unreachable(1);  //~ ERROR CL0603
  __builtin_trap(); __builtin_debugtrap();
  __builtin_verbose_trap("a", "b");

  __builtin_verbose_trap("a");  //~ ERROR CL0603
  __builtin_verbose_trap(1, "b");  //~ ERROR CL0608
  __builtin_popcount(i); __builtin_popcountll(1); __builtin_popcount(v);  //~ ERROR CL0506
  __builtin_popcountg(i);  //~ ERROR CL0608
  __builtin_popcountg(1u); __builtin_popcountg((uchar)1);
  __builtin_popcountg(x);  //~ ERROR CL0608
  __builtin_clz(i); __builtin_ctz(i); __builtin_ffs(i); __builtin_parity(i);
  __builtin_clzg(1u); __builtin_clzg(1u, 1); __builtin_ctzg(1ul, 2);
  __builtin_clzg(1);  //~ ERROR CL0608
  __builtin_clzg(1u, 1.0f);  //~ ERROR CL0608

  __builtin_clzg(1u, 1, 1);  //~ ERROR CL0603
  __builtin_bswap16(i); __builtin_bswap32(i); __builtin_bswap64(i); __builtin_bitreverse32(i); __builtin_rotateleft32(i, 1);
  __builtin_add_overflow(i, i, &i);
  __builtin_add_overflow(i, i, p);
  __builtin_add_overflow(i, i, i);  //~ ERROR CL0608
  __builtin_add_overflow(i, i, &x);  //~ ERROR CL0608
  __builtin_add_overflow(x, i, &i);  //~ ERROR CL0608
  __builtin_add_overflow(i, i);  //~ ERROR CL0603
  __builtin_add_overflow(v, v, &v);  //~ ERROR CL0608
  __builtin_sadd_overflow(i, i, &i);
  __builtin_sadd_overflow(i, i, p);
  __builtin_uaddl_overflow(1, 2, (ulong*)&d);
  __builtin_saddll_overflow(1, 2, (long*)&d);
  __builtin_smull_overflow(1, 2, (long*)&d);
  __builtin_umulll_overflow(1, 2, (ulong*)&d);
  const int ci = 1; __builtin_add_overflow(i, i, &ci);  //~ ERROR CL0608
  bool bb;
  __builtin_add_overflow(i, i, &bb);
  __builtin_add_overflow(bb, i, &i);
  __builtin_addc(1u, 1u, 0u, (uint*)&i); __builtin_subc(1u, 1u, 0u, (uint*)&i); __builtin_addcb(1, 1, 0, (uchar*)&i);
  __builtin_alloca(4);
  __builtin_alloca(i);
  __builtin_alloca_with_align(4, 32);
  __builtin_alloca_with_align(4, 33);  //~ ERROR CL0608
  __builtin_alloca_with_align(4, i);  //~ ERROR CL0608
  __builtin_alloca_with_align(4, 4);  //~ ERROR CL0608
  __builtin_alloca_uninitialized(4);
  alloca(4);  //~ ERROR CL0601
  __builtin_isfpclass(x, 1);
  __builtin_isfpclass(i, 1);  //~ ERROR CL0608
  __builtin_isfpclass(x, i);  //~ ERROR CL0608
  __builtin_isfpclass(x, 0x3ff);
  __builtin_isfpclass(x, 0x400);  //~ ERROR CL0608
  __builtin_isfpclass(x, -1);  //~ ERROR CL0608
  __builtin_isfpclass(x);  //~ ERROR CL0603
  __builtin_isfpclass(w, 1);
  __builtin_isfpclass(d, 1);
  __builtin_bit_cast(int, x);
  __builtin_bit_cast(float, i);
  __builtin_bit_cast(char, i);  //~ ERROR CL0515
  __builtin_bit_cast(int4, w);
  __builtin_bit_cast(struct S, i);  //~ ERROR CL0515
  __builtin_bit_cast(int[1], i);

  __builtin_bit_cast(1, 2);  //~ ERROR CL0201
  __builtin_FILE(); __builtin_FUNCTION(); __builtin_LINE(); __builtin_COLUMN();
  __builtin_FILE(1);  //~ ERROR CL0603
  __builtin_LINE(1);  //~ ERROR CL0603
  constant char *ff = __builtin_FILE();
  constant char *fn = __builtin_FUNCTION(); constant char *fln = __builtin_FILE_NAME();
  const char *fn2 = __builtin_FUNCTION();  //~ ERROR CL0301
  const generic char *fn3 = __builtin_FUNCTION();  //~ ERROR CL0301 //~ ERROR[1.0,1.1,1.2] CL0306
  i = __builtin_LINE();
  __builtin_source_location();  //~ ERROR CL0601
  __builtin_FUNCSIG();  //~ ERROR CL0601
}
