// std: 1.0 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ < 200
int *generic;
int generic_fn(int generic) { return generic; }
int pipe;
#else
int generic;
int pipe_fn(int pipe);
#endif

int global_var_named_read_write(int read_write);
int kernel_named(int kernel);
int a_(int __kernel);
typedef int private;
typedef int uniform;
int class, template, this, new, namespace;
int complex, imaginary;
int restrict;
int half_(int half);
int vec_step_(int vec_step);

void f(void) {
  goto label;
label:;
  int cl_version = __OPENCL_VERSION__;
  bool b = true && !false;
  int true;
  int image = 0, sampler = 1;
  _Bool bb = b;
  unsigned signed x;
  asm("nop");
  int typeof_ = sizeof(__typeof__(b));
}
