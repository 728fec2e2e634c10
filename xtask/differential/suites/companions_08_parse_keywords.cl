// std: 1.2 2.0 3.0

typedef struct {
  int global_count;
  int pipes;
} ok_names;

int pipe_count;
constant int generic_value = 1;

int f_generic(int *p) {
  int generic = 1;
  return generic + *p;
}

void f_pipe(void) {
  int pipe = 2;
  int queue = 3;
  pipe += queue;
}

void f_reserved(void) {
  int kernel = 0;
  int global = 1;
  int private = 2;
  int read_only = 3;
  int __kernel = 4;
  int constant = 5;
}

void f_types(void) {
  int half = 1;
  int complex = 2;
  int imaginary = 3;
  int quad = 4;
  int float4 = 5;
  int sampler_t = 6;
  int event_t = 7;
  int uchar = 8;
  int bool2 = 9;
  int vec_step = 10;
}

void f_c(void) {
  int class = 1;
  int template = 2;
  int this = 3;
  int new = 4, delete = 5;
  int namespace = 6;
  int auto_ = 7;
  register int r = 8;
}

int image2d_t_like(int image, int sampler) { return image + sampler; }
typedef int event;
event ev;
