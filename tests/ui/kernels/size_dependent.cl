// Types of a size that devices choose, beside the types that they stand for.

void helper(size_t a); kernel void ok1(ulong a) {}
void helper2(ulong a, long b); kernel void bad1(size_t a, ptrdiff_t b) {}  //~ ERROR CL0706 //~ ERROR CL0706
kernel void bad2(size_t a) {}  //~ ERROR CL0706
kernel void ok2(ulong a) {}
struct S1 { size_t a[2]; }; struct S2 { ulong a[2]; };
kernel void bad3(struct S1 s) {}  //~ ERROR CL0707
kernel void ok3(struct S2 s) {}
struct S3 { ulong b[4]; }; struct S4 { size_t b[4]; };
kernel void ok4(struct S3 s) {}
kernel void bad4(struct S4 s) {}  //~ ERROR CL0707
void helper3(global size_t *p, const uintptr_t q); kernel void ok5(global ulong *p, const ulong q) {}
kernel void ok6(global size_t *p) {}
