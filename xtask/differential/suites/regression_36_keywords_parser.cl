// std: 1.0 1.2 2.0 3.0
__kernel void a(__global int *p, __local int *q, __constant int *r, __private int s) {}
kernel void b(global int *p, local int *q, constant int *r, private int s) {}
int pipe = 0;
void names(void) {
  int generic = 1;
  int uniform = 2;
  int image = 3;
  int queue = 4;
  int half_t = 5;
  int __pipe = 6;
}
int global = 3;
int kernel = 4;
int read_only = 5;
int bool = 6;
int vec_step_use = vec_step(int3);
int vec_step_expr = vec_step((float8)(0));
int vec_step_bad = vec_step(void);
int complex;
_Complex float cf;
_Bool bb;
long long ll;
unsigned long long ull;
long double ld;
wchar_t wc;
unsigned char uc = 'a';
constant char *s = L"wide";
int typeof_use = sizeof(typeof(int));
__typeof__(int) tt;
