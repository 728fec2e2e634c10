// std: 1.2 2.0
int no_return(int a) { if (a) return 1; }
void undeclared(void) { not_declared(3); }
int uninit(void) { int x; return x; }
void no_proto();
void call_no_proto(void) { no_proto(1, 2); }
void assign_in_if(int a, int b) { if (a = b) return; }
void cmp_unsigned(uint u) { if (u < 0) return; }
void shift(int a) { a << 33; int4 v = (int4)(1) << 40; }
void unused_expr(int4 v) { v.x == 1; v + v; }
void divzero(int a) { a / 0; }
void const_conv(global const int *p) { global int *q = p; }
void int_to_ptr(ulong u) { global int *p = u; }
void self_assign(float4 v) { v = v; v.x = v.x; }
void overflow(void) { char c = 300; uchar4 v = (uchar4)(256); }
constant int sz = sizeof(void);
void ret_val(void) { return 1; }
int array_oob(void) { int a[4] = {0}; return a[4]; }
int vec_oob(int4 v) { return v[4]; }
void variadic(int n, ...) {}
int (*fptr)(int);
goto_label: ;
