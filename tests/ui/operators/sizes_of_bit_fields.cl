// Where an extension has bit-fields, they have no size in bytes, no alignment and no type of their own.
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct record { int whole; int part : 3; };
void sizes(struct record r, private struct record *p)
{
  int n = sizeof(r.whole);
  n = sizeof(r.part);  //~ ERROR CL0419
  n = sizeof p->part;  //~ ERROR CL0419
  n = __alignof__(r.part);  //~ ERROR CL0419
  n = sizeof(r.part + 1);
  n = vec_step(r.part);
  __typeof__(r.part) t;  //~ ERROR CL0419
}
