// std: 1.2 2.0 3.0
// Sizes and alignments of built-in types, packed and aligned structs.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define CHECK(T, S, A) \
  typedef char size_##T[sizeof(T) == (S) ? 1 : -1]; \
  typedef char align_##T[__alignof__(T) == (A) ? 1 : -1]

CHECK(char, 1, 1);
CHECK(char2, 2, 2);
CHECK(char3, 4, 4);
CHECK(short3, 8, 8);
CHECK(int3, 16, 16);
CHECK(float4, 16, 16);
CHECK(float8, 32, 32);
CHECK(long16, 128, 128);
CHECK(double3, 32, 32);
CHECK(half3, 8, 8);
CHECK(uint16, 64, 64);
CHECK(size_t, 8, 8);

typedef struct { char c; int3 v; } s_vec3;
CHECK(s_vec3, 32, 16);
typedef struct __attribute__((packed)) { char c; int3 v; } s_packed;
CHECK(s_packed, 17, 1);
typedef struct { char c; int v __attribute__((packed)); } s_mpacked;
CHECK(s_mpacked, 5, 1);
typedef struct __attribute__((aligned(64))) { int i; } s_aligned;
CHECK(s_aligned, 64, 64);
typedef struct { char c; int v __attribute__((aligned(32))); } s_maligned;
CHECK(s_maligned, 64, 32);
typedef struct __attribute__((packed, aligned(4))) { char c; long l; } s_both;
CHECK(s_both, 12, 4);
typedef union { char c[5]; double4 d; } u_vec;
CHECK(u_vec, 32, 32);
typedef struct { char c; float v[3]; } s_wrong;
CHECK(s_wrong, 13, 1);
typedef int int_a8 __attribute__((aligned(8)));
CHECK(int_a8, 4, 8);

struct bad1 { int i; } __attribute__((aligned(3)));
struct bad2 { int i; } __attribute__((aligned("x")));
int bad3 __attribute__((packed));
#pragma pack(1)
struct pk { char c; int i; };
#pragma pack()
typedef struct pk pk_t;
CHECK(pk_t, 5, 1);
CHECK(bool, 1, 1);
