// std: 1.2 2.0 3.0
typedef void fn_t(int);
typedef void (*fnp_t)(int);
void callee(int);
fn_t decl;
extern void (*ext_fp)(void);
struct S { void (*m)(int); };
void take_fp(void (*p)(int));
void take_fn(fn_t f);
void (*ret_fp(void))(int);

kernel void k(void) {
  void (*p)(int) = callee;
  fnp_t q = &callee;
  callee(1);
  (callee)(1);
  (*callee)(1);
  (&callee)(1);
  fn_t *r;
  void *v = (void *)callee;
  void (*arr[2])(int);
  sizeof(callee);
  callee == callee;
  int (*pa)[4];
  (1 ? callee : callee)(1);
  static void (*s)(void);
}
