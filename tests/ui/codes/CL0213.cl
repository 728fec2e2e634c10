// Each declaration of members ends with `;`, the last too (C99 6.7.2.1).
struct last { int a }; //~ WARNING CL0213
union of_union { int a; float b }; //~ WARNING CL0213
struct list { int a, b[2] }; //~ WARNING CL0213
typedef struct { global int *a } in_a_typedef; //~ WARNING CL0213
void inside(void) { struct s { int a }; } //~ WARNING CL0213
struct outer { struct inner { int a } b; }; //~ WARNING CL0213
constant int size = sizeof(struct { int a }); //~ WARNING CL0213
struct whole { int a; float b; }; //~ FINE CL0213
struct with_list { int a, b; }; //~ FINE CL0213
enum no_members { A, B }; //~ FINE CL0213
struct declared; //~ FINE CL0213
