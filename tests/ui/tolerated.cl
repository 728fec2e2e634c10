// What the specification forbids and compilers allow: warnings, and errors of a pedantic check.
// std: 2.0+
// warnings

typedef int (^block)(int);
queue_t on_the_device; //~ WARNING CL0427
ndrange_t range; //~ WARNING CL0427
struct holder { pipe int member; }; //~ WARNING CL0426
void array(pipe int several[2]) {} //~ WARNING CL0425

void pointers(global int *global *a, local int *global *b, constant int *c, global void *g) {
  (void)(1 ? a : b); //~ WARNING CL0303
  (void)(1 ? c : g); //~ WARNING CL0305
  int4 v = (int4)(c); //~ WARNING CL0513
}

kernel void inside(queue_t q) {
  ndrange_t n = { 0 }; //~ WARNING CL0506
  clk_event_t e, after;
  block none = 0; //~ WARNING CL0432
  void (^sized)(local void *) = ^(local void *p) {};
  ^{ local int shared; }; //~ WARNING CL0311
  enqueue_kernel(q, 0, n, 1, e, &after, ^{}); //~ WARNING CL0608
  enqueue_kernel(q, 0, n, 1, &e, &after, sized); //~ WARNING CL0609
}
kernel void arguments(clk_event_t event) {} //~ WARNING CL0706
kernel struct tagged { int a; }; //~ WARNING CL0703
_Static_assert((int){ 1 }, "a literal of a scalar has a value"); //~ WARNING CL0439 //~ WARNING CL0218
kernel __attribute__((intel_reqd_sub_group_size(-1))) void negative(void) {} //~ WARNING CL0709
#pragma OPENCL EXTENSION all : enable //~ WARNING CL0129
#pragma OPENCL EXTENSION cl_none : enable //~ WARNING CL0129
typedef float four __attribute__((ext_vector_type(4))); //~ WARNING CL0711
int __attribute__((overloadable)) overloaded(int a); //~ WARNING CL0711
int behind(__attribute__((address_space(3))) int *a); //~ WARNING CL0711
struct nameless { union { int i; float f; }; }; //~ WARNING CL0218
int later(int a) { return _Generic(a, int: 1, default: 2); } //~ WARNING CL0218
_Noreturn void none(void); //~ WARNING CL0218
[[nodiscard]] int asked(void); //~ WARNING CL0218
int empty(void) { int list[2] = {}; return list[0]; } //~ WARNING CL0218
int binary(void) { return 0b101; } //~ WARNING CL0218
_Alignas(8) global int aligned; //~ WARNING CL0218
int expression(int a) { return ({ int b = a; b; }); } //~ WARNING CL0217
int without(int a) { return a ?: 2; } //~ WARNING CL0217
int named(void) { return __FUNCTION__[0]; } //~ WARNING CL0217
void labelled(int a) { __label__ end; if (a) goto end; end:; } //~ WARNING CL0217
int ranges(int a) { switch (a) { case 1 ... 4: return 2; } return 0; } //~ WARNING CL0217
int typed(int a) { return sizeof(__typeof__(a)); } //~ WARNING CL0217
void old(void) { struct { int a; } it = { a: 1 }; } //~ WARNING CL0217
struct nothing { }; //~ WARNING CL0217
void several(void) { int list[] = { [0 ... 3] = 1 }; } //~ WARNING CL0217
void assembled(void) { __asm__("nop"); } //~ WARNING CL0217
int compilers(uint a) { return __builtin_popcount(a) + __alignof__(a); } //~ WARNING CL0615 //~ WARNING CL0217
kernel void infinite(global float *out) { *out = INFINITY + NAN; }
union both { int i; float f; };
float through(int a) { return ((union both)a).f; } //~ WARNING CL0217
void text(void) { char three[3] = { "ab", 1 }; } //~ WARNING CL0436
__extension__ typedef int marked; //~ WARNING CL0217
int marked_value(int a) { return __extension__ a; } //~ WARNING CL0217
void spelled(__const int *a) {} //~ WARNING CL0217
void spelled_behind(int *__restrict a) {} //~ WARNING CL0217
__inline int spelled_first(int a) { return a; } //~ WARNING CL0217
__signed__ char spelled_sign; //~ WARNING CL0217
void unnamed(int) {} //~ WARNING CL0218
void escapes(void) { printf("\e[1m"); } //~ WARNING CL0217
void braces(void) { printf("\x{41}\\e"); } //~ WARNING CL0218
float4 widened(float4 a) { return pow(a, 2.0f); } //~ WARNING CL0604
int read_plainly(global atomic_int *a) { return *a; } //~ WARNING CL0522
void scoped(void) { atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_relaxed, memory_scope_work_item); } //~ WARNING CL0608
void opaque_packets(pipe sampler_t p) {} //~ WARNING CL0426
void packet_to_const(read_only pipe int p, const int *n) { read_pipe(p, n); } //~ WARNING CL0608
void invalid(clk_event_t e, reserve_id_t r) { e = CLK_NULL_EVENT; r = CLK_NULL_RESERVE_ID; }
