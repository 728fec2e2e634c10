// std: 1.2 2.0 3.0
typedef void nothing;
typedef int number;
struct pair { int a, b; };

kernel void ok(void) {}
kernel nothing ok_typedef(void) {}
__kernel void ok_under(global int *p) { *p = 1; }
void kernel ok_order(global int *p) { *p = 2; }

kernel int bad_int(void) { return 0; }
kernel number bad_typedef(void) { return 0; }
kernel int4 bad_vec(void) { return (int4)(0); }
kernel struct pair bad_struct(void) { struct pair p = {1, 2}; return p; }
kernel global int *bad_ptr(global int *p) { return p; }
kernel float bad_proto(global float *p);
static kernel void bad_static(void) {}
inline kernel void bad_inline(void) {}
