// std: 1.2 2.0 3.0

// overloadable functions, above all with pointers into different spaces.

#define O __attribute__((overloadable))

void O f(global int *p);
void O f(local int *p);
void O f(private int *p);
void O f(constant int *p);
void O f(int p);

void O by_ret(int a);
int O by_ret(int a);
void O by_top(int a);
void O by_top(const int a);
void O by_top_space(private int a);
void O by_const(global int *a);
void O by_const(global const int *a);
void O by_vec(float2 a);
void O by_vec(float4 a);
void O by_vec(float a);
void O by_half(half *a);
void O by_half(float *a);
void O by_img(read_only image2d_t a);
void O by_img(write_only image2d_t a);
void O by_typedef(uint a);
void O by_typedef(unsigned a);
void O by_typedef(unsigned long a);
void O by_count(int a);
void O by_count(int a, int b);
void O by_double(double a);
void O by_double(float a);

void calls(global int *g, local int *l, private int *p, constant int *c,
           global float *gf, global const int *gc, short s, uint u, float3 f3,
           read_only image2d_t r, write_only image2d_t w, image2d_t d) {
  int x;
  f(g);
  f(l);
  f(p);
  f(c);
  f(&x);
  f(0);
  f(s);
  f(gf);
  f(gc);
  f((global void *)g);
  f(NULL);
  f();
  f(g, g);
  by_const(g);
  by_const(gc);
  by_const(l);
  by_vec(f3);
  by_vec(f3.xy);
  by_vec(1);
  by_vec(1.0);
  by_img(r);
  by_img(w);
  by_img(d);
  by_typedef(s);
  by_typedef(1L);
  by_typedef(1.0f);
  by_count(1, 2);
  by_count(1, 2, 3);
  by_double(1.0f);
  by_double(1.0);
  by_double(1);
  by_double(u);
}

void plain(int a);
void plain(float a);
void mixed(int a);
void O mixed(float a);
void O mixed2(int a);
void mixed2(float a);
void O late(int a);
void late(int a) {}
void O redef(int a) {}
void O redef(int a) {}
void O noproto();
O int var;
kernel void O ker(global int *a) {}
kernel void O ker(local int *a) {}

float O sin(float a);
float O sin(global int *a);
int sqrt(int a);
int O get_global_id(float a);
