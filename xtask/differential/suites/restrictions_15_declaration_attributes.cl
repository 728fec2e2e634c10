// std: 1.2 2.0 3.0
typedef struct __attribute__((packed)) { char c; int i; } packed_t;
typedef struct { char c; int i __attribute__((aligned(16))); } al_t;
typedef int v4 __attribute__((ext_vector_type(4)));
typedef int v5 __attribute__((ext_vector_type(5)));
typedef int v0 __attribute__((ext_vector_type(0)));
typedef float vs __attribute__((vector_size(16)));
typedef bool vb __attribute__((ext_vector_type(4)));
int __attribute__((aligned(3))) a3(void);
constant int al __attribute__((aligned(8))) = 1;
global int *ep __attribute__((endian(host)));
typedef int host_int __attribute__((endian(device)));
float __attribute__((overloadable)) o(float x) { return x; }
int __attribute__((overloadable)) o(int x) { return x; }
int o(long x);
void no(int);
void no(float);
void conv(void) __attribute__((convergent));
int cv __attribute__((convergent));
void pu(void) __attribute__((pure)) __attribute__((noinline)) __attribute__((always_inline));
void nodup(void) __attribute__((noduplicate));
kernel void k(global int *p __attribute__((unused)), constant int *q __attribute__((max_constant_size(64)))) __attribute__((unknown_attr));
__attribute__((opencl_kernel)) void ok(void);
__kernel __attribute__((noinline)) void kn(global int *p) {
  int x __attribute__((aligned(4096)));
  local int y __attribute__((aligned(128)));
  o(1);
  o(1.0f);
  o(1.0);
  o(p);
}
