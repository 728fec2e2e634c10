// std: 1.2 2.0
__attribute__((aligned(16))) global_unknown_is_fine_t;
typedef int aligned_int __attribute__((aligned(16)));
struct __attribute__((packed, aligned(4))) s1 { char a; int b __attribute__((aligned(8))); };
typedef struct { int x; } __attribute__((packed)) s2;
typedef float f4 __attribute__((ext_vector_type(4)));
typedef float f5 __attribute__((ext_vector_type(5)));
typedef bool b4 __attribute__((ext_vector_type(4)));
typedef float gcc4 __attribute__((vector_size(16)));
typedef int unk __attribute__((no_such_attr));
void attr_param(int x __attribute__((unused)), global int *p __attribute__((nonnull)));
__attribute__(()) void empty(void);
__attribute__((,)) void commas(void);
__attribute__((endian(host))) constant int e1 = 1;
__attribute__((endian(device))) constant int e2 = 1;
__attribute__((always_inline)) inline int ai(void) { return 1; }
__attribute__((overloadable)) int ov(int);
__attribute__((overloadable)) float ov(float);
int not_ov(int);
float not_ov(float);
__attribute__((single)) void single_paren_ok(void);
__attribute__(noinline) void missing_paren(void);

void body(void) {
  int a __attribute__((aligned(3)));
  __attribute__((aligned(8))) int b = 1;
  __attribute__((unused)) lbl: b++;
  __attribute__((nosvm)) global int *p;
  switch (b) {
  case 0:
    b = 1;
    __attribute__((fallthrough));
  default:
    break;
  }
}
