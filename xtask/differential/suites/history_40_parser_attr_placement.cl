// std: 1.2 3.0
struct aligned_s {
  char c;
  int v __attribute__((aligned(16)));
} __attribute__((packed));

typedef struct __attribute__((packed)) { char a; int b; } packed_t;
_Static_assert(sizeof(packed_t) == 5, "packed");

__attribute__((endian(host))) int e1;
constant int e2 __attribute__((endian(device))) = 1;
constant int e3 __attribute__((endian(wrong))) = 1;
constant int e4 __attribute__((endian)) = 1;

kernel __attribute__((unknown_attribute)) void k(void) {}
kernel void nosvm_arg(global int *p __attribute__((nosvm)));
kernel void nosvm_int(int p __attribute__((nosvm)));

int __attribute__((always_inline)) inl(int x) { return x; }
void ret_attr(void) __attribute__((overloadable));
void ret_attr(int) __attribute__((overloadable));
void ret_attr(float);

[[clang::overloadable]] void cxx_attr(void);
__attribute__((opencl_global)) int *gp_attr(__attribute__((opencl_local)) int *p);
