// Attributes of types (OpenCL C 6.13, 6.13.1).
struct S { short f[3]; } __attribute__((aligned(8)));
struct __attribute__((aligned(16))) T { short f[3]; };
struct U { short f[3]; } __attribute__((aligned));
typedef int more __attribute__((aligned(8)));
union __attribute__((packed)) V { char a; int b; };
struct loose { char c; int i; };
struct __attribute__((packed)) tight { char c; int i; struct loose s; };
struct both { char a; int b; } __attribute__((packed, aligned(2)));
struct several { char a; int b; } __attribute__((packed)) __attribute__((aligned(16)));
enum __attribute__((packed)) small { one, two };
struct nothing { int a; } __attribute__(()) __attribute__((,)) __attribute__((packed,,));
struct with_more { char a; more b; };
constant int sizes[sizeof(struct S) == 8 && sizeof(struct T) == 16 && sizeof(struct U) >= 8 && sizeof(struct tight) == 13 && sizeof(struct both) == 6 && sizeof(struct several) == 16 && sizeof(enum small) == 1 && sizeof(union V) == 4 && sizeof(struct with_more) == 16 ? 1 : -1] = { 0 };
// An alignment is a power of two; it only grows.
struct lower { int a; } __attribute__((aligned(1)));
constant int kept[sizeof(struct lower) == 4 ? 1 : -1] = { 0 };
struct three { int a; } __attribute__((aligned(3))); //~ ERROR CL0709
struct zero { int a; } __attribute__((aligned(0))); //~ ERROR CL0709
struct negative { int a; } __attribute__((aligned(-8))); //~ ERROR CL0709
struct floating { int a; } __attribute__((aligned(8.0f))); //~ ERROR CL0709
struct two_numbers { int a; } __attribute__((aligned(8, 16))); //~ ERROR CL0709
typedef int odd __attribute__((aligned(5))); //~ ERROR CL0709
struct packed_number { int a; } __attribute__((packed(1))); //~ ERROR CL0709
// The form: two pairs of parentheses, arguments that are expressions.
struct one_pair { int a; } __attribute__(packed); //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
struct open { int a; } __attribute__((packed) ; //~ ERROR CL0201
struct number { int a; } __attribute__((8)); //~ ERROR CL0201
