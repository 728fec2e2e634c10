// `sizeof` (OpenCL C 6.5.11): a number of the type size_t, known when the program is built.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct padded { char a; int b; char c; };
struct wide { char a; float4 b; };
union either { char a[5]; short b; };
struct later;
void nothing(void);
enum colour { red, green };
// Of each type.
constant int scalars[sizeof(char) == 1 && sizeof(uchar) == 1 && sizeof(short) == 2 && sizeof(ushort) == 2 && sizeof(half) == 2 && sizeof(int) == 4 && sizeof(uint) == 4 && sizeof(float) == 4 && sizeof(long) == 8 && sizeof(ulong) == 8 && sizeof(double) == 8 ? 1 : -1] = { 0 };
constant int vectors[sizeof(char2) == 2 && sizeof(short4) == 8 && sizeof(uchar16) == 16 && sizeof(int8) == 32 && sizeof(float16) == 64 && sizeof(double2) == 16 && sizeof(ulong16) == 128 ? 1 : -1] = { 0 };
// Three elements take the room of four.
constant int threes[sizeof(char3) == 4 && sizeof(short3) == 8 && sizeof(float3) == 16 && sizeof(double3) == 32 && sizeof(int3[2]) == 32 ? 1 : -1] = { 0 };
constant int arrays[sizeof(int[3]) == 12 && sizeof(char[2][5]) == 10 && sizeof(float4[2]) == 32 && sizeof("four") == 5 ? 1 : -1] = { 0 };
constant int records[sizeof(struct padded) == 12 && sizeof(struct wide) == 32 && sizeof(union either) == 6 && sizeof(enum colour) == 4 ? 1 : -1] = { 0 };
constant int wrong[sizeof(float3) == 12 ? 1 : -1] = { 0 }; //~ ERROR CL0415
void f(int n, char c, float4 v, struct padded p, global struct later *later, global void *v0, local char *l, int parameter[9], global half *h) {
  // Of an expression, that is not evaluated: parentheses are for types.
  int a = sizeof n; a = sizeof c; a = sizeof(c); a = sizeof v.xy; a = sizeof -c; a = sizeof p.b; a = sizeof *l; a = sizeof n++;
  a = sizeof(nothing, 1); //~ ERROR CL0420
  a = sizeof int; //~ ERROR CL0201
  a = sizeof float4; //~ ERROR CL0201
  int of_expressions[sizeof c == 1 && sizeof(c + c) == 4 && sizeof v == 16 && sizeof v.xyz == 16 && sizeof(v.lo) == 8 && sizeof p == 12 && sizeof(*h) == 2 ? 1 : -1];
  int of_literals[sizeof 'a' == 4 && sizeof 1.0f == 4 && sizeof 1.0 == 8 && sizeof 1l == 8 && sizeof((float2)(1.0f)) == 8 ? 1 : -1];
  int pointers_alike[sizeof(parameter) == sizeof(int *) && sizeof(sizeof(int)) == sizeof(size_t) ? 1 : -1];
  int list[4];
  int elements[sizeof(list) / sizeof(list[0]) == 4 ? 1 : -1];
  // The number is an integer constant, unless an array has a length that varies, and there is none.
  switch (n) { case sizeof(int): case sizeof(char4[3]): break; }
  switch (n) { case sizeof(int): case sizeof(uint): break; } //~ ERROR CL0903
  a = sizeof(int[n]); //~ ERROR CL0416
  // It does not go with floating-point numbers only.
  a = 1 << sizeof(int); a = sizeof(int) % 3; v = v + sizeof(c); a = ~sizeof(a);
  sizeof(n) = 1; //~ ERROR CL0521
  // Not of a type that is not complete, nor of an array without a length.
  a = sizeof(struct later); //~ ERROR CL0401
  a = sizeof *later; //~ ERROR CL0401
  a = sizeof(union unseen); //~ ERROR CL0401
  a = sizeof(enum unknown); //~ ERROR CL0401
  a = sizeof(int[]); //~ ERROR CL0401
  a = sizeof(later); a = sizeof(global struct later *);
  a = sizeof(); //~ ERROR CL0201
  a = sizeof; //~ ERROR CL0201
}
// Nor of void and of functions; compilers give 1 for the type of a function.
typedef void function(int);
constant int of_void = sizeof(void); //~ ERROR CL0401
constant int of_function = sizeof(nothing); //~ ERROR CL0420
constant int of_type = sizeof(function);
constant int of_call = sizeof(nothing()); //~ ERROR CL0401
int behind(global void *p) { return sizeof(*p); } //~ ERROR CL0401
int of_pointer(global void *p) { return sizeof(p) + sizeof(void *); }
// Implementations say what it is of a bool and of the opaque types.
kernel void opaque(read_only image2d_t i, sampler_t s, global int *p) { event_t e; p[0] = sizeof(bool) + sizeof(e); }
