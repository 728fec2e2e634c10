// std: 1.2 2.0
// Parts of C that OpenCL C lacks.

struct bits { int a : 3; int b : 5; };
union ubits { unsigned u : 4; };
struct flex { int n; int tail[]; };

int variadic(int a, ...);
void fptr_param(void (*fn)(int));

int helper(int x) { return x; }

kernel void unsupported(int n, global int *out) {
  int vla[n];
  int ok[16];
  int (*fp)(int) = helper;
  int (*fp2)(int) = &helper;
  int (*fp3)(int);
  void *vp = helper;
  out[0] = fp(1);
  out[1] = (*helper)(2);
  goto done;
  long double ld = 1.0L;
  _Complex float cf;
  signed char sc = -1;
  asm("nop");
  int r = recursive(n);
done:
  return;
}
int *restrict plain_restrict;
int old_style(a) int a; { return a; }
implicit_int(void) { return 1; }
