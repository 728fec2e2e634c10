// std: 1.2 3.0
// opts: -DDEFAULT_RUN=1
// opts: -DENABLE=1
#ifdef ENABLE
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
#endif
struct S {
  int a : 3;
  unsigned b : 4;
  int : 0;
  int : 33;
  float c : 2;
  char d : 9;
  bool e : 1;
  int4 f : 2;
  event_t g : 1;
};
union U { uint x : 5; uint y; };
void f(struct S s) {
  int *p = &s.a;
  s.a = 9;
  sizeof(s.b);
}
