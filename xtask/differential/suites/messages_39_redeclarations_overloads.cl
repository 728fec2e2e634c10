// std: 1.2 2.0 3.0
void f0(global int *p);
void f0(global int *p) {}
void f1(global int *p);
void f1(local int *p) {}
void f2(int *p);
void f2(private int *p) {}
#if __OPENCL_C_VERSION__ >= 200
void f3(int *p);
void f3(generic int *p) {}
#endif
void f4(const int x);
void f4(int x) {}
kernel void f5(void);
void f5(void) {}
void f6(void);
kernel void f6(void) {}
float f7(int);
float f7(float);
void __attribute__((overloadable)) g0(global int *p);
void __attribute__((overloadable)) g0(local int *p);
void __attribute__((overloadable)) g0(int4 v);
void __attribute__((overloadable)) g1(float f);
void g1(int f);
kernel __attribute__((overloadable)) void k0(void) {}
kernel __attribute__((overloadable)) void k0(int x) {}
void f8(image2d_t a);
void f8(read_only image2d_t a) {}
void f9(read_only image2d_t a);
void f9(write_only image2d_t a) {}
extern constant int v0;
constant int v0 = 1;
extern constant int v1;
extern global int v1;
float sqrt(float f);
int get_global_id(int d);
size_t get_local_id(uint d);
void barrier(int x);
void calls(global int *g, constant int *c, int2 i) {
  g0(g);
  g0(c);
  g0(i);
  g0((float4)(1.0f));
  g1(1);
  f7(2);
}
