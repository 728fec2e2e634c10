// What is said of a struct one of whose members is wrong.
struct bits { int x : 3; int y; };  //~ ERROR CL0419
struct outer { struct bits k; float4 f; };
typedef struct { event_t e; } with_event;  //~ ERROR CL0426
void use(struct bits *p, struct bits v, struct outer *o)
{
  // A wrong member says nothing, another one does, and so does one that there is not.
  p->x[2];
  p->y.z;  //~ ERROR CL0530
  p->z;  //~ ERROR CL0531
  event_t e = v.y;  //~ ERROR CL0506
  // Of a list nothing is said, since it is not known what it is for.
  struct bits q = { 1, "a" };
  struct bits r = { .z = "a" };
  o->k.z;
  e = o->f;  //~ ERROR CL0506
}
kernel void k(with_event a) {}  //~ ERROR CL0707
// What is declared wrongly is no constant, and what is not complete is nothing more is said of.
constant int unknown = undeclared;  //~ ERROR CL0501
kernel __attribute__((reqd_work_group_size(unknown, 1, 1))) void sized(void) {}  //~ ERROR CL0709
void incomplete(global struct bits *in, int c)
{
  struct nowhere x = in[0], y;  //~ ERROR CL0401 //~ ERROR CL0401
  in[0] = c ? x : y;
  in[1] = x;
  x.a;
}
local int elsewhere;  //~ ERROR CL0307
kernel __attribute__((reqd_work_group_size(elsewhere, 1, 1))) void sized_too(void) {}  //~ ERROR CL0709
