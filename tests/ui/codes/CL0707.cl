// What no parameter of a kernel may be, no member of one is (6.11): types of unknown size, and before 2.0 pointers. What
// pointers in structs point to lies in the spaces that kernels take.
struct truth { int a; bool b; };
struct size { size_t n; };
struct nested { int a; struct { float f; ptrdiff_t n; } in; };
struct list { bool b[2]; };
struct by_name { struct size s; };
union either { int a; uintptr_t b; };
struct pointer { global int *p; };
struct plain_pointer { int a; int *p; };
kernel void of_truth(struct truth s) {} //~ ERROR CL0707
kernel void of_size(struct size s) {} //~ ERROR CL0707
kernel void of_nested(int n, struct nested s) {} //~ ERROR CL0707
kernel void of_list(struct list s) {} //~ ERROR CL0707
kernel void of_member(struct by_name s) {} //~ ERROR CL0707
kernel void of_union(union either u) {} //~ ERROR CL0707
kernel void qualified(const struct truth s) {} //~ ERROR CL0707
kernel void declared(struct truth s); //~ ERROR CL0707
kernel void of_pointer(struct pointer s) {} //~ ERROR[1.0,1.1,1.2] CL0707 //~ FINE[2.0+] CL0707
kernel void of_plain(struct plain_pointer s) {} //~ ERROR CL0707
struct numbers { int a; float4 b; long c[3]; struct { uchar d; } in; enum { A } e; };
kernel void of_numbers(struct numbers s) {} //~ FINE CL0707
kernel void behind_pointer(global struct truth *p, local struct pointer *q) {} //~ FINE CL0707
void function(struct truth s, struct pointer p) {} //~ FINE CL0707
union fine { int a; float b; };
kernel void of_fine_union(union fine u) {} //~ FINE CL0707
