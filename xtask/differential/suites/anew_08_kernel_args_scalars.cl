// std: 1.0 1.2 3.0
// opts: -DEXT

#ifdef EXT
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

kernel void i(char a, short b, int c, long d, uchar e, ulong f);
kernel void fl(float a, double b);
kernel void bo(bool a);
kernel void bp(global bool *a);
kernel void sz(size_t a);
kernel void ptr(ptrdiff_t a);
kernel void ip(intptr_t a);
kernel void uip(uintptr_t a);
kernel void szp(global size_t *a);
kernel void h(half a);
kernel void hp(global half *a);
kernel void h4(half4 a);

typedef size_t my_size;
typedef bool my_bool;
kernel void td1(my_size a);
kernel void td2(my_bool a);

struct with_size { size_t s; };
struct with_bool { int a; bool b; };
struct with_half { half h; };
struct nested { struct with_bool w[2]; };
kernel void s1(struct with_size a);
kernel void s2(struct with_bool a);
kernel void s3(struct with_half a);
kernel void s4(struct nested a);

struct incomplete;
kernel void s5(struct incomplete a);
kernel void s6(global struct incomplete *a);
enum E { A, B };
kernel void en(enum E e);
kernel void noname(int, global float *);
kernel void variadic(int a, ...);
kernel void evt(event_t e);
