// A hint names a type of numbers, and an enumeration where compilers take it for one. Warnings are marked.
enum direction { up, down };
struct pair { int a; };
kernel __attribute__((vec_type_hint(enum direction))) void of_enumeration(void) {} //~ WARNING CL0709
kernel __attribute__((vec_type_hint(struct pair))) void of_structure(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(float4))) void of_vector(void) {}
kernel __attribute__((vec_type_hint(bool))) void of_truth(void) {} //~ ERROR[1.1+] CL0709
kernel __attribute__((vec_type_hint(int *))) void of_pointer(void) {} //~ ERROR CL0709
