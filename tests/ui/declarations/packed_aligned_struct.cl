// std: 1.0 1.2 2.0

struct __attribute__((packed)) P1 { char c; int i; };
struct P2 { char c; int i; } __attribute__((packed));
struct P3 { char c; int i __attribute__((packed)); };
__attribute__((packed)) struct P4 { char c; int i; };
struct P5 __attribute__((packed)) { char c; int i; }; //~ ERROR CL0201
typedef struct { char c; int i; } __attribute__((packed)) P6;
typedef struct { char c; int i; } P7 __attribute__((packed));
typedef int myint __attribute__((aligned(16)));
struct __attribute__((aligned(32))) A1 { int i; };
struct A2 { int i; } __attribute__((aligned(64)));
struct A3 { int i __attribute__((aligned(128))); };
enum __attribute__((packed)) E1 { e1a };
enum E2 { e2a } __attribute__((packed));
typedef char chk1[sizeof(struct P1) == 5 ? 1 : -1];
typedef char chk2[sizeof(struct P2) == 5 ? 1 : -1];
typedef char chk3[sizeof(struct P3) == 5 ? 1 : -1];
typedef char chk4[sizeof(struct P4) == 5 ? 1 : -1]; //~ ERROR CL0415
typedef char chk6[sizeof(P6) == 5 ? 1 : -1];
typedef char chk7[sizeof(P7) == 5 ? 1 : -1]; //~ ERROR CL0415
typedef char chk8[sizeof(struct A1) == 32 ? 1 : -1];
typedef char chk9[sizeof(struct A2) == 64 ? 1 : -1];
typedef char chk10[sizeof(struct A3) == 128 ? 1 : -1];
typedef char chk11[sizeof(enum E1) == 1 ? 1 : -1];
typedef char chk12[sizeof(enum E2) == 1 ? 1 : -1];
typedef char chk13[__alignof__(myint) == 16 ? 1 : -1];
struct Bad1 { int i; } __attribute__((aligned(0))); //~ ERROR CL0709
struct Bad2 { int i; } __attribute__((aligned(-4))); //~ ERROR CL0709
struct Bad3 { int i; } __attribute__((aligned(7))); //~ ERROR CL0709
struct Bad4 { int i; } __attribute__((aligned(4, 8))); //~ ERROR CL0709
struct Bad5 { int i; } __attribute__((packed(1))); //~ ERROR CL0709
struct Bad6 { int i; } __attribute__((endian(host)));
global int ev __attribute__((endian(host))); //~ ERROR[1.0,1.2] CL0307
global int ew __attribute__((endian(device))); //~ ERROR[1.0,1.2] CL0307
