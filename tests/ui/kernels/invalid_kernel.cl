// std: 1.2+

kernel int ret_int(void) { return 0; } //~ ERROR CL0701
kernel float ret_float(void); //~ ERROR CL0701
kernel void ret_void(void) {}
typedef void v_t;
kernel v_t ret_typedef(void) {}
int *kernel ret_ptr(void); //~ ERROR CL0201
kernel void *ret_voidp(void); //~ ERROR CL0701

kernel static void k_static(void) {} //~ ERROR CL0702
static kernel void k_static2(void) {} //~ ERROR CL0702
inline kernel void k_inline(void) {}
kernel extern void k_extern(void);

kernel void no_proto() {}

kernel int kvar; //~ ERROR CL0703 //~ ERROR[1.2] CL0307
kernel struct S { int a; };

void outer(void) {
  kernel int local_kernel; //~ ERROR CL0201
  kernel void inner(global int *p); //~ ERROR CL0201
}

kernel void dup(global int *p) {}
kernel void dup(global int *p) {} //~ ERROR CL0402
kernel void dup(global float *p) {}

kernel kernel void twice(void) {}
__kernel void spelled(void) {}

kernel void main(void) {} //~ ERROR CL0443
int main(void) { return 0; } //~ ERROR CL0443
