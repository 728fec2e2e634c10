// std: 1.2+

typedef struct {
  int global_count;
  int pipes;
} ok_names;

int pipe_count; //~ ERROR[1.2] CL0307
constant int generic_value = 1;

int f_generic(int *p) {
  int generic = 1; //~ ERROR[1.2] CL0306 //~ ERROR CL0201
  return generic + *p;
}

void f_pipe(void) {
  int pipe = 2; //~ ERROR[2.0+] CL0204 //~ ERROR[2.0+] CL0201
  int queue = 3;
  pipe += queue; //~ ERROR[2.0+] CL0203 //~ ERROR[2.0+] CL0201
}

void f_reserved(void) {
  int kernel = 0; //~ ERROR CL0201
  int global = 1; //~ ERROR CL0201
  int private = 2; //~ ERROR CL0201
  int read_only = 3; //~ ERROR CL0201
  int __kernel = 4; //~ ERROR CL0201
  int constant = 5; //~ ERROR CL0201
}

void f_types(void) {
  int half = 1; //~ ERROR CL0201
  int complex = 2;
  int imaginary = 3;
  int quad = 4;
  int float4 = 5;
  int sampler_t = 6;
  int event_t = 7;
  int uchar = 8;
  int bool2 = 9;
  int vec_step = 10; //~ ERROR CL0201
}

void f_c(void) {
  int class = 1;
  int template = 2;
  int this = 3;
  int new = 4, delete = 5;
  int namespace = 6;
  int auto_ = 7;
  register int r = 8; //~ ERROR CL0407
}

int image2d_t_like(int image, int sampler) { return image + sampler; }
typedef int event;
event ev; //~ ERROR[1.2] CL0307
