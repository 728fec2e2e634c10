// Attributes of variables and members (OpenCL C 6.13.3).
// warnings
constant int x __attribute__((aligned(16))) = 0;
struct foo { int x[2] __attribute__((aligned(8))); };
struct packed_member { char a; int x[2] __attribute__((packed)); };
constant int sizes[sizeof(struct foo) == 8 && sizeof(struct packed_member) == 9 ? 1 : -1] = { 0 };
struct A { int i; };
struct __attribute__((aligned(32))) B { int i; };
constant int of_types[sizeof(struct A) == 4 && sizeof(struct B) == 32 ? 1 : -1] = { 0 };
void f(int n) {
  short array[3] __attribute__((aligned));
  __attribute__((aligned(128))) int in_front;
  int between __attribute__((aligned(4))), other __attribute__((aligned(64)));
  int three __attribute__((aligned(3))); //~ ERROR CL0709
  int varying __attribute__((aligned(n))); //~ ERROR CL0709
  struct member { int a __attribute__((aligned(7))); }; //~ ERROR CL0709
}
// On the name of a type the packed attribute does nothing.
typedef int named __attribute__((packed)); //~ WARNING CL0710
// The byte order is that of the host or of the device, of what a pointer to global or constant memory points to.
void orders(global float4 *p __attribute__((endian(host))), constant int *q __attribute__((endian(device)))) {
  local int *l __attribute__((endian(host))); //~ WARNING CL0710
  int n __attribute__((endian(host))); //~ WARNING CL0710
  global int *g __attribute__((endian(big))); //~ WARNING CL0709
}
