// Functions of C and of compilers.

void f(float f, float4 v, int i, int4 w) {
  __builtin_popcount(1); __builtin_clz(1); __builtin_expect(1, 1); __builtin_unreachable(); __builtin_trap(); __builtin_constant_p(1); __builtin_memcpy(&i, &f, 4); __builtin_astype(f, int); __builtin_convertvector(v, int4); __builtin_shufflevector(v, v, 0, 1, 2, 3); __builtin_shufflevector(v, w, 0, 1); __builtin_offsetof(struct { int a; }, a); __builtin_alloca(3); __builtin_bogus(1); __builtin_amdgcn_s_barrier(); __builtin_ia32_pause(); __builtin_nanf(""); __builtin_inff(); __builtin_assume(1); __builtin_bswap32(1); __builtin_ctzll(1); __builtin_va_list ap; __builtin_frame_address(0); __builtin_return_address(0); __builtin_huge_val(); __builtin_printf("a"); __builtin_is_constant_evaluated(); __builtin_FILE(); __builtin_LINE(); //~ ERROR CL0601 //~ ERROR CL0608 //~ ERROR CL0203
  memcpy(&i, &f, 4); //~ ERROR CL0601
  memset(&i, 0, 4); //~ ERROR CL0601
  malloc(3); //~ ERROR CL0601
  abort(); //~ ERROR CL0601
  strlen("a"); //~ ERROR CL0601
  sqrtf(f); //~ ERROR CL0601
  sinf(f); //~ ERROR CL0601
  fabsf(f); //~ ERROR CL0601
  exit(1); //~ ERROR CL0601
  assert(1); //~ ERROR CL0601
  free(0); //~ ERROR CL0601
  strcpy(0, 0); //~ ERROR CL0601
  puts("a"); //~ ERROR CL0601
  scanf("a"); //~ ERROR CL0601
  sprintf(0, "a"); //~ ERROR CL0601
  abs(i);
  labs(i); //~ ERROR CL0601
  atan2f(f, f); //~ ERROR CL0601
  floorf(f); //~ ERROR CL0601
  rand(); //~ ERROR CL0601
  time(0); //~ ERROR CL0601
  isalpha(1); //~ ERROR CL0601
  toupper(1); //~ ERROR CL0601
  div(1, 1); //~ ERROR CL0601
  fprintf(0, "a"); //~ ERROR CL0601
  va_start(1); //~ ERROR CL0601
  setjmp(0); //~ ERROR CL0601
  alloca(2); //~ ERROR CL0601
  exp10f(f); //~ ERROR CL0601
  powf(f, f); //~ ERROR CL0601
  memcmp(0,0,0); //~ ERROR CL0601
  memmove(0,0,0); //~ ERROR CL0601
  bcmp(0,0,0); //~ ERROR CL0601
  ffs(1); //~ ERROR CL0601
  index("a", 1); //~ ERROR CL0601
  select(f, f, 1);
  round(f);
  logb(f);
  y0(f); //~ ERROR CL0601
  j1(f); //~ ERROR CL0601
  gamma(f); //~ ERROR CL0601
  conj(f); //~ ERROR CL0601
  creal(f); //~ ERROR CL0601
  finite(f); //~ ERROR CL0601
  isinf(f);
  signbit(f);
  nan(""); //~ ERROR CL0604
}
