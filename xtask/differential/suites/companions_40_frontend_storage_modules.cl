// std: 1.2 2.0 3.0
// opts: -DA_HEADER
// opts: -DA_HEADER -DB_HEADER

#ifdef A_HEADER
typedef struct shared_tag { int x; } shared_t;
int shared_decl(shared_t s);
inline int shared_inline(int a) { return a; }
#define SHARED_VALUE 3
#endif

#ifdef B_HEADER
typedef struct shared_tag { int x; } shared_t;
float shared_decl(shared_t s);
#define SHARED_VALUE 4
#endif

#include <opencl-c-base.h>

extern constant int ext_constant;
extern global int *ext_pointer;
extern int ext_plain;
static int static_plain;
static constant int static_constant = 2;
static kernel void static_kernel(void) {}
inline kernel void inline_kernel(void) {}
extern kernel void extern_kernel(global int *p);

kernel void user(global int *p) {
  static int counter;
  static constant int k = 1;
  extern constant int inside;
  constant int here = 9;
  shared_t s = {SHARED_VALUE};
  p[0] = shared_decl(s) + shared_inline(k) + inside + here;
  p[1] = ext_constant;
  for (int i = 0; i < 2; ++i) {
    local int not_here;
    constant int c = 1;
  }
}
