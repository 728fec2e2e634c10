// std: 1.2 2.0
// Language restrictions: function pointers, VLAs, bit-fields, variadics.

void callee(int a);
void (*fp_global)(int);
typedef void (*fp_t)(int);
void take_fp(fp_t f);
void take_fn(void f(int));
struct with_fp { void (*fp)(int); };
struct with_bf { int a : 4; unsigned b : 3; int : 0; };
struct with_flex { int n; int data[]; };
int variadic(int a, ...);
int knr();
int no_proto(a) int a; { return a; }
inline int inl(void) { return 1; }
int rec(int n) { return n ? rec(n - 1) : 0; }
_Noreturn void nr(void);
_Thread_local int tl;
int main(void) { return 0; }

kernel void k(int n) {
  int vla[n];
  int ok[4];
  int zero[0];
  void (*fp)(int) = callee;
  void (*fp2)(int) = &callee;
  fp(1);
  callee(1);
  (*callee)(1);
  callee;
  &callee;
  (void)callee;
  take_fp(callee);
  k(n - 1);
  knr(1, 2);
  implicit(n);
  goto out;
  _Complex float cf;
  asm("nop");
out:
  return;
}

kernel inline void k_inl(void) {}
static kernel void k_static(void) {}
kernel kernel void k_twice(void) {}
kernel int k_ret(void) { return 1; }
kernel void k_decl(int a);
int kernel k_after(void);
