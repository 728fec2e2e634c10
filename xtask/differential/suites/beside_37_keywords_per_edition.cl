// std: 1.0 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ < 200
int generic(int __generic_) { return __generic_; }
int read_write_like(int pipe) { return pipe; }
#endif

void local_names(void) {
  int generic;
  int pipe;
  int read_write;
  int __pipe;
  int uniform;
  int kernel_;
  int block;
  int event;
}

typedef int queue;
int inline_fn_decl(void);
inline int inl(void) { return 1; }
restrict int bad_restrict;
int *restrict_param(int *restrict p) { return p; }
_Bool b;
auto int file_scope_auto;
void autos(void) { auto int x = 1; register int y = 2; }
typeof(int) gnu_typeof;
__typeof__(1) gnu_typeof2;
asm("nop");
_Thread_local int tls;
thread_local int tls2;
