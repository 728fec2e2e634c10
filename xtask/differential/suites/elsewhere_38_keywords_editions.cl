// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DRESERVED=1
// Keywords, and names that one edition reserves and another does not.

#if !defined(RESERVED)
typedef int generic_not_kw;
constant int pipe = 1;
void f_pipe(int pipe) { pipe = 2; }
int generic(int a) { return a; }
constant int queue_t_not = 0;
typedef struct { int kernel_; } not_kernel;
int read_pipe_count(int reserve_id) { return reserve_id; }
#else
int __generic_use(__generic int *p) { return *p; }
int generic_use(generic int *p) { return *p; }
void pipe_use(read_only pipe int p) {}
void rw_use(read_write image2d_t p) {}
void rw_use2(__read_write image2d_t p) {}
#endif

int bool_(bool b) { bool true_ = true; return b && true_ && !false; }
int alignof_(void) { return __alignof__(int) + alignof(int) + _Alignof(int); }
_Bool underscored;
_Complex float c;
_Imaginary float im;
_Thread_local int tl;
__thread int tl2;
_Alignas(16) constant int al = 1;
_Static_assert(1, "ok");
_Static_assert(0, "not ok");
_Noreturn void nr(void);

void names(void) {
  int restrict = 1;
  int inline = 1;
  int auto = 1;
  int class = 1, template = 2, typename = 3, namespace = 4, new = 5, delete = 6;
  int this = 7, nullptr = 8, virtual = 9, operator = 10, friend = 11;
  int typeof = 12;
  int asm = 13;
  int wchar_t = 14;
  int half4_ = 1, uniform = 2;
  int complex = 3, imaginary = 4;
  int kernel = 1;
  int global = 1;
  int local = 2, constant = 3, private = 4;
  int vec_step = 1;
  int as_type = 1;
  int half = 3;
  int uchar = 1;
  int float4 = 4;
  int image2d_t = 5;
  int sampler_t = 5;
  int event_t = 6;
  int NULL = 0;
  int enum = 2;
  int static = 2;
  int addrspace_cast = 3;
  quad q;
  long long ll = 1LL;
  unsigned long long ull = 1ULL;
  __int128 big;
  float16x16 mat;
  complex float cf;
}

void types(uchar a, ushort b, uint c, ulong d, size_t e, ptrdiff_t f, intptr_t g, uintptr_t h) {
  unsigned u = a; signed s = b; signed char sc = -1; short int si = 1; long int li = 2;
  unsigned float uf; short float sf; long float lf; long double ld;
  unsigned uint uu; signed bool sb;
}
