// std: 1.2 2.0 3.0
#define CHECK(T, N) typedef char check_##T[sizeof(struct T) == (N) ? 1 : -1]
#pragma pack(1)
struct A { char c; int i; };
CHECK(A, 5);
#pragma pack(push, 2)
struct B { char c; int i; };
CHECK(B, 6);
#pragma pack(pop)
struct C { char c; float4 v; };
CHECK(C, 17);
#pragma pack()
struct D { char c; float4 v; };
CHECK(D, 32);
#pragma pack(pop)
#pragma pack(3)
#pragma pack(32)
#pragma pack(push, id, 4)
#pragma pack(pop, other)
#pragma pack(pop, id)
#pragma pack 4
#pragma pack(
#pragma pack(foo)
#pragma pack(push,
#pragma pack(show)
#pragma pack(1) extra
#pragma pack()

kernel void k(void) {
  #pragma pack(1)
  struct L { short s; long l; };
  CHECK(L, 10);
  #pragma pack()
  struct M {
    short s;
    #pragma pack(1)
    long l;
  };
  CHECK(M, 16);
}
#pragma pack(push, 8)
