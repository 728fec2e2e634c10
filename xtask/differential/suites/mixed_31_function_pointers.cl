// std: 1.2 2.0 3.0

typedef void (*vararg_fptr_t)(int, ...);
void (*gfp)(int);
typedef int fn_t(int);
fn_t declared_by_typedef;
struct has_fp { int (*f)(int); };

int callee(int x) { return x; }
void takes_fp(int (*f)(int));
void vararg_decl(int, ...);

kernel void k(int n) {
  int (*f)(int) = callee;
  &callee;
  callee;
  (&callee)(1);
  (*callee)(1);
  (callee)(1);
  if (callee) {}
  int (*arr[2])(int);
  ((void (*)(int))n)(1);
  vararg_decl(1, 2);
  declared_by_typedef(1);
}
