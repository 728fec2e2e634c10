// A declaration declares a declarator, a tag or enumeration constants (C99 6.7); a translation unit has no empty ones (6.9).
int; //~ WARNING CL0206
float4; //~ WARNING CL0206
const unsigned long; //~ WARNING CL0206
typedef int; //~ WARNING CL0206
struct { int a; }; //~ WARNING CL0206
union { int a; float b; }; //~ WARNING CL0206
; //~ WARNING CL0206
struct with_member { int; int b; }; //~ WARNING CL0206
void inside(void) {
  int; //~ WARNING CL0206
  struct { int a; }; //~ WARNING CL0206
  ; //~ FINE CL0206
  enum { INNER }; //~ FINE CL0206
  struct tag; //~ FINE CL0206
}
struct tag; //~ FINE CL0206
struct whole { int a; }; //~ FINE CL0206
union u; //~ FINE CL0206
enum { A, B }; //~ FINE CL0206
enum named { C }; //~ FINE CL0206
constant struct { int a; } value = { 1 }; //~ FINE CL0206
typedef struct { int a; } t; //~ FINE CL0206
