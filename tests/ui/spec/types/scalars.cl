// The scalar types and their names (OpenCL C 6.3.1).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
constant int sizes[sizeof(char) == 1 && sizeof(unsigned char) == sizeof(uchar) && sizeof(unsigned short) == sizeof(ushort) && sizeof(unsigned) == sizeof(uint) && sizeof(unsigned long) == sizeof(ulong) && sizeof(ptrdiff_t) == sizeof(size_t) && sizeof(intptr_t) == sizeof(void *) && sizeof(uintptr_t) == sizeof(intptr_t) ? 1 : -1] = { 0 };
// One name means what the other does.
void same(unsigned char a, unsigned short b, unsigned int c, unsigned long d, int e);
void same(uchar a, ushort b, uint c, ulong d, signed e);
int narrow(int a);
int narrow(uint a); //~ ERROR CL0403
// Their words, in any order; two kinds in one are none.
unsigned char uc(unsigned long int a, long unsigned b, short int c, int signed short d, char unsigned e);
void wrong_float(unsigned float a); //~ ERROR CL0204
void wrong_double(unsigned double a); //~ ERROR CL0204
void wrong_both(signed unsigned a); //~ ERROR CL0204
void wrong_short(short long a); //~ ERROR CL0204
void wrong_char(long char a); //~ ERROR CL0204
void wrong_bool(unsigned bool a); //~ ERROR CL0204
void wrong_size(unsigned size_t a); //~ ERROR CL0201
void wrong_name(unsigned uint a); //~ ERROR CL0201
// char has a sign, true and false are 1 and 0.
constant int signs[(char)-1 < 0 && (uchar)-1 > 0 && true == 1 && false == 0 && (bool)5 == 1 && (char)200 == -56 && (ulong)-1 == 0xffffffffffffffff ? 1 : -1] = { 0 };
void truth(int true) {} //~ ERROR CL0201
// Pointers become integers as wide as they are and come back.
void *kept(void *p) { intptr_t i = (intptr_t)p; uintptr_t u = (uintptr_t)p; return i == u ? (void *)i : (void *)u; }
ptrdiff_t between(global int *p, global int *q) { return p - q; }
// void has no values.
void nothing(void) { return; }
void of_void(void v) {} //~ ERROR CL0401
void objects(void) {
  void a; //~ ERROR CL0401
  void list[2]; //~ ERROR CL0414
  int b = nothing(); //~ ERROR CL0506
  void *p = &b;
}
struct with_void { void a; }; //~ ERROR CL0401
