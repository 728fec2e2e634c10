// std: 1.0 1.2 3.0
__kernel int ret_int(void) { return 0; }
__kernel float4 ret_vec(__global int *p);
typedef void V;
__kernel V ret_typedef(void) {}
__kernel ret_implicit(void) {}
static __kernel void stat(void) {}
inline __kernel void inl(void) {}
extern __kernel void ext(void);
kernel kernel void twice(void) {}
__kernel void *ret_ptr(void);
__kernel void ellipsis(int a, ...) {}
__kernel void no_proto() {}
__kernel int var;
struct K { __kernel int f; };
__kernel void main(void) {}
int main(void) { return 0; }
typedef __kernel void kfn(void);

void inner(void) {
  __kernel int x;
  __kernel void decl(void);
}
