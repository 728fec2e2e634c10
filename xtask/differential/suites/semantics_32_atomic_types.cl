// std: 1.2 2.0 3.0
// opts:
// Atomic types.

atomic_int ai;
global atomic_uint aui = 3;
atomic_float af;
atomic_flag flag = ATOMIC_FLAG_INIT;
atomic_long al;
atomic_ulong aul;
atomic_double ad;
atomic_size_t as;
atomic_ptrdiff_t ap;
atomic_intptr_t aip;
atomic_uintptr_t auip;
global atomic_int init_macro = ATOMIC_VAR_INIT(5);
atomic_half ah;
_Atomic int c11;
_Atomic(int) c11p;
atomic_bool ab;
atomic_char ac;

void f(atomic_int *p, global atomic_int *g) {
  atomic_int loc;
  atomic_int loc_init = 1;
  atomic_int loc_minit = ATOMIC_VAR_INIT(1);
  atomic_int arr[2];
  struct { atomic_int a; } s;
  loc = 1;
  loc = ai;
  int x = loc;
  loc++;
  loc += 2;
  *g = 3;
  x = *g;
  loc == 1;
  loc + 1;
  atomic_init(&loc, 1);
  ai = ATOMIC_VAR_INIT(2);
  if (loc) x = 1;
  (void)(int)loc;
  (void)&loc;
  (void)sizeof(atomic_int);
}
