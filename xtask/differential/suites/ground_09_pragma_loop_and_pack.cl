// std: 1.2 2.0
#pragma pack(1)
struct A { char c; int i; };
#pragma pack()
struct B { char c; int i; };
#pragma pack(push, 2)
struct C { char c; int i; };
#pragma pack(pop)
#pragma pack(pop)
#pragma pack(3)
#pragma pack 4
#pragma pack(
typedef char ca[sizeof(struct A) == 5 ? 1 : -1];
typedef char cb[sizeof(struct B) == 8 ? 1 : -1];
typedef char cc[sizeof(struct C) == 6 ? 1 : -1];
#pragma unroll
int bad;
void f(global int *p, int n) {
#pragma unroll
  for (int i = 0; i < n; i++) p[i] = i;
#pragma unroll 4
  for (int i = 0; i < n; i++) p[i] = i;
#pragma unroll(4)
  for (int i = 0; i < n; i++) p[i] = i;
#pragma nounroll
  while (n--) p[n] = 0;
#pragma unroll 0
  while (n--) p[n] = 0;
#pragma unroll -2
  while (n--) p[n] = 0;
#pragma unroll n
  while (n--) p[n] = 0;
#pragma unroll(4
  while (n--) p[n] = 0;
#pragma unroll
  n = 4;
#pragma clang loop unroll(full)
  while (n--) p[n] = 0;
#pragma clang loop vectorize(enable) interleave_count(2)
  while (n--) p[n] = 0;
#pragma clang loop frob(enable)
  while (n--) p[n] = 0;
#pragma clang loop unroll(maybe)
  while (n--) p[n] = 0;
#pragma unroll 2
#pragma clang loop unroll(disable)
  while (n--) p[n] = 0;
}
