// std: 1.0 1.1 1.2 2.0 3.0
// aligned, packed, endian, unknown attributes, on types and variables.

struct __attribute__((packed)) pk { char c; int i; };
struct pk2 { char c; int i; } __attribute__((packed));
struct al { char c; } __attribute__((aligned(16)));
struct al2 { char c __attribute__((aligned(8))); int i; };
typedef int aligned_int __attribute__((aligned(64)));
struct mix { char c; int i __attribute__((packed)); float4 v; } __attribute__((packed, aligned(4)));
typedef char c1[sizeof(struct pk) == 5 ? 1 : -1];
typedef char c2[sizeof(struct al) == 16 ? 1 : -1];
typedef char c3[sizeof(struct al2) == 8 ? 1 : -1];
typedef char c4[sizeof(struct mix) == 24 ? 1 : -1];

struct bad1 { int a; } __attribute__((aligned(3)));
struct bad2 { int a; } __attribute__((aligned(-4)));
struct bad3 { int a; } __attribute__((aligned(1.5)));
struct bad4 { int a; } __attribute__((aligned("8")));
struct bad5 { int a; } __attribute__((packed(1)));
struct bad6 { int a; } __attribute__((aligned(8, 16)));
struct def { int a; } __attribute__((aligned));

int unk __attribute__((frobnicate));
constant int e1 __attribute__((endian(host))) = 1;
constant int e2 __attribute__((endian(device))) = 1;
constant int e3 __attribute__((endian(middle))) = 1;

void f(global int *p __attribute__((endian(host)))) {
  int a __attribute__((aligned(16)));
  int b __attribute__((packed));
  __attribute__((aligned(8))) int c;
  int d __attribute__((aligned(n)));
  int e __attribute__((unused));
  int g __attribute__((unknown_attr(1, 2)));
  int h __attribute__(aligned(8));
  int i __attribute__((aligned(8));
  int j __attribute__(());
  int k __attribute__((__aligned__(8), , __unused__));
}

void takes(struct pk *s) {
  int *p = &s->i;
  char *c = &s->c;
  *p = *c;
}
kernel __attribute__((packed)) void kp(void) {}
