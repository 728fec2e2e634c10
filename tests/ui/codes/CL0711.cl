// The specification has some attributes (6.9.2, 6.13) and leaves others to implementations: these are known to some
// compilers, and programs that lean on them are theirs.
typedef float four __attribute__((ext_vector_type(4))); //~ WARNING CL0711
typedef float gnu_quad __attribute__((vector_size(16))); //~ WARNING CL0711
int __attribute__((overloadable)) overloaded(int a); //~ WARNING CL0711
void pointer(__attribute__((address_space(3))) int *p); //~ WARNING CL0711
__attribute__((always_inline)) void inlined(void) {} //~ WARNING CL0711
__attribute__((noinline)) void not_inlined(void) {} //~ WARNING CL0711
int __attribute__((const)) without_effect(int a); //~ WARNING CL0711
int __attribute__((pure)) reading(int *p); //~ WARNING CL0711
void old(void) __attribute__((deprecated)); //~ WARNING CL0711
__attribute__((unused)) void spare(void) {} //~ WARNING CL0711
void parameter(int a __attribute__((unused))); //~ WARNING CL0711
void nowhere(void) __attribute__((noreturn)); //~ WARNING CL0711
void inside(void) {
  int a __attribute__((unused)); //~ WARNING CL0711
  float4 vector; //~ FINE CL0711
}
typedef float4 by_name; //~ FINE CL0711
inline int plain_inline(int a) { return a; } //~ FINE CL0711
struct packed { char a; int b; } __attribute__((packed)); //~ FINE CL0711
typedef int wide __attribute__((aligned(16))); //~ FINE CL0711
kernel __attribute__((work_group_size_hint(8, 8, 1))) void hinted(local int *p) {} //~ FINE CL0711
