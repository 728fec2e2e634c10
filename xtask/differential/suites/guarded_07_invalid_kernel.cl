// std: 1.2 2.0 3.0
kernel int ret_int(void) { return 0; }
kernel float ret_float(void);
kernel void ret_void(void) {}
typedef void v_t;
kernel v_t ret_typedef(void) {}
int *kernel ret_ptr(void);
kernel void *ret_voidp(void);

kernel static void k_static(void) {}
static kernel void k_static2(void) {}
inline kernel void k_inline(void) {}
kernel extern void k_extern(void);

kernel void no_proto() {}

kernel int kvar;
kernel struct S { int a; };

void outer(void) {
  kernel int local_kernel;
  kernel void inner(global int *p);
}

kernel void dup(global int *p) {}
kernel void dup(global int *p) {}
kernel void dup(global float *p) {}

kernel kernel void twice(void) {}
__kernel void spelled(void) {}

kernel void main(void) {}
int main(void) { return 0; }
