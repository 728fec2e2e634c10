// std: 1.2 2.0 3.0
// Names that are keywords in one edition and identifiers in another.

#if __OPENCL_C_VERSION__ < 200
int generic_id(int generic) { return generic; }
int pipe(int pipe) { return pipe; }
struct queue_t { int q; };
#else
kernel void p(read_only pipe int p) {}
void q(generic int *g) {}
int bad_name(int generic);
int bad_pipe(int pipe);
#endif

#ifdef __opencl_c_pipes
void helper(pipe int p);
#endif

__attribute__((nosvm)) global int *nosvm_glob;

kernel void nosvm_param(__attribute__((nosvm)) global int *p) {}
kernel void nosvm_value(__attribute__((nosvm)) int v) {}
__attribute__((nosvm)) void nosvm_fn(void);
__attribute__((nosvm(1))) int nosvm_args;

void local_names(void) {
  int kernel_ = 1;
  int kernel = 2;
  int image2d_t = 3;
  int read_only = 4;
  int class = 5, template = 6, virtual = 7, this = 8;
  int half = 9;
  int bool = 10;
  int vec_step = 11;
}
