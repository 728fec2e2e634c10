// Pointers from one address space to another (OpenCL C 6.7.9), in all the ways that the clauses of Embedded C name.
struct holds { global int *g; local int *l; constant int *c; private int *p; int *n; };
// By themselves: from a named space into the generic one, and no other way.
void to_generic(global int *gp, local int *lp, private int *pp, constant int *cp, int *p) {
  p = gp; //~ ERROR[1.0,1.1,1.2] CL0301
  p = lp; //~ ERROR[1.0,1.1,1.2] CL0301
  p = pp;
  p = cp; //~ ERROR CL0301
}
void from_generic(global int *gp, local int *lp, private int *pp, constant int *cp, int *p) {
  gp = p; //~ ERROR CL0301
  lp = p; //~ ERROR CL0301
  pp = p; //~ ERROR[2.0+] CL0301
  cp = p; //~ ERROR CL0301
}
void named(global int *gp, local int *lp, private int *pp, constant int *cp) {
  gp = lp; //~ ERROR CL0301
  gp = pp; //~ ERROR CL0301
  gp = cp; //~ ERROR CL0301
  lp = gp; //~ ERROR CL0301
  lp = pp; //~ ERROR CL0301
  lp = cp; //~ ERROR CL0301
  pp = lp; //~ ERROR CL0301
  pp = gp; //~ ERROR CL0301
  pp = cp; //~ ERROR CL0301
  cp = lp; //~ ERROR CL0301
  cp = pp; //~ ERROR CL0301
  cp = gp; //~ ERROR CL0301
  gp = gp; lp = lp; pp = pp; cp = cp;
}
// In values to start with, members, elements, arguments and results too.
void start(local int *lp) { global int *g = lp; } //~ ERROR CL0301
void start_member(local int *lp) { struct holds h = { lp }; } //~ ERROR CL0301
void start_named(local int *lp) { struct holds h = { .c = lp }; } //~ ERROR CL0301
void start_element(local int *lp) { private int *list[2] = { 0, lp }; } //~ ERROR CL0301
void member(struct holds h) { h.g = h.l; } //~ ERROR CL0301
void member_generic(struct holds h) { h.n = h.l; } //~ ERROR[1.0,1.1,1.2] CL0301
void take(global int *a);
void take_generic(int *a);
void argument(local int *lp) { take(lp); } //~ ERROR CL0301
void argument_constant(constant int *cp) { take_generic(cp); } //~ ERROR CL0301
void argument_generic(local int *lp) { take_generic(lp); } //~ ERROR[1.0,1.1,1.2] CL0301
void argument_from_generic(int *p) { take(p); } //~ ERROR CL0301
global int *result(constant int *cp) { return cp; } //~ ERROR CL0301
int *result_generic(global int *gp) { return gp; } //~ ERROR[1.0,1.1,1.2] CL0301
// `void` and qualifiers change nothing in it.
void of_void(global void *a, local int *b) { a = b; } //~ ERROR CL0301
void to_void(void *a, constant int *b) { a = b; } //~ ERROR CL0301
void to_const_void(const void *a, global int *b) { a = b; } //~ ERROR[1.0,1.1,1.2] CL0301
void more_const(const global int *a, global int *b) { a = b; }
void more_const_elsewhere(const local int *a, global int *b) { a = b; } //~ ERROR CL0301
// By casts: between a named space and the generic one, both ways, and never between spaces that have nothing in common.
void casts(global int *gp, local int *lp, private int *pp, constant int *cp, int *p) {
  p = (int *)gp; //~ ERROR[1.0,1.1,1.2] CL0302
  p = (int *)lp; //~ ERROR[1.0,1.1,1.2] CL0302
  p = (int *)pp;
  gp = (global int *)p; //~ ERROR[1.0,1.1,1.2] CL0302
  lp = (local int *)p; //~ ERROR[1.0,1.1,1.2] CL0302
  pp = (private int *)p;
  p = (int *)cp; //~ ERROR CL0302
  cp = (constant int *)p; //~ ERROR CL0302
  gp = (global int *)lp; //~ ERROR CL0302
  gp = (global int *)cp; //~ ERROR CL0302
  gp = (global int *)pp; //~ ERROR CL0302
  lp = (local int *)gp; //~ ERROR CL0302
  lp = (local int *)cp; //~ ERROR CL0302
  lp = (local int *)pp; //~ ERROR CL0302
  pp = (private int *)gp; //~ ERROR CL0302
  pp = (private int *)lp; //~ ERROR CL0302
  pp = (private int *)cp; //~ ERROR CL0302
  cp = (constant int *)gp; //~ ERROR CL0302
  cp = (constant int *)lp; //~ ERROR CL0302
  cp = (constant int *)pp; //~ ERROR CL0302
}
void cast_void(global int *gp) { (local void *)gp; } //~ ERROR CL0302
void cast_same(global int *gp) { global char *b = (global char *)gp; }
void cast_generic_type(global int *gp) { char *b = (char *)gp; } //~ ERROR[1.0,1.1,1.2] CL0302
// An integer has no address space: through one every cast is possible.
void by_integer(global int *gp, local int *lp) { uintptr_t a = (uintptr_t)gp; lp = (local int *)a; }
void null_pointers(void) { global int *g = 0; local int *l = 0; constant int *c = 0; int *p = 0; private int *q = 0; }
void null_words(void) { global int *g = NULL; constant int *c = NULL; int *p = NULL; }
// Inner levels are never converted, though a cast may claim anything.
kernel void nested(local int *local *ll, global int *local *gl, int *local *nl) { //~ ERROR[1.0,1.1,1.2] CL0705 //~ ERROR CL0704
  ll = gl; //~ ERROR CL0303
  ll = nl; //~ ERROR CL0303
  nl = ll; //~ ERROR CL0303
  ll = (local int *local *)gl;
  ll = (local int *local *)nl;
}
void nested_outer(global int **a, global int *global *b) { a = b; } //~ ERROR[1.0,1.1,1.2] CL0301
void nested_argument_take(int **a);
void nested_argument(void) { global int *g; nested_argument_take(&g); } //~ ERROR CL0303
void nested_arrays(void) { global int *list[2]; int **p = list; } //~ ERROR CL0303
// Relations and equality take pointers whose spaces overlap (clauses 6.5.8 and 6.5.9).
int less(global int *q, int *p) { return q >= p; } //~ ERROR[1.0,1.1,1.2] CL0305
int less_turned(global int *q, int *p) { return p <= q; } //~ ERROR[1.0,1.1,1.2] CL0305
int less_disjoint(global int *q, local int *p) { return q < p; } //~ ERROR CL0305
int less_constant(constant int *q, int *p) { return q > p; } //~ ERROR CL0305
int equal(int *ptr, global int *gptr) { return ptr == gptr; } //~ ERROR[1.0,1.1,1.2] CL0305
int equal_local(int *ptr, local int *lptr) { return lptr != ptr; } //~ ERROR[1.0,1.1,1.2] CL0305
int equal_private(int *ptr, private int *pptr) { return pptr == ptr; }
int equal_disjoint(local int *lptr, global int *gptr) { return lptr == gptr; } //~ ERROR CL0305
int equal_constant(constant int *cptr, int *ptr) { return cptr == ptr; } //~ ERROR CL0305
int equal_void(constant void *cptr, global int *ptr) { return cptr != ptr; } //~ ERROR CL0305
int equal_null(int *ptr, local int *lptr, constant int *cptr) { return ptr == NULL || lptr == NULL || 0 == cptr; }
int equal_integer(local int *lptr) { intptr_t l = (intptr_t)lptr; return l == 0; }
// So do subtraction
long apart(global int *q, int *p) { return q - p; } //~ ERROR[1.0,1.1,1.2] CL0305
long apart_disjoint(global int *q, local int *p) { return q - p; } //~ ERROR CL0305
long apart_same(constant int *q, constant int *p) { return q - p; }
// and `?:` (clause 6.5.15).
void choose(int n, global int *q, int *p) { int *val = n ? q : p; } //~ ERROR[1.0,1.1,1.2] CL0305
void choose_disjoint(int n, global int *q, local int *r) { int *val = n ? q : r; } //~ ERROR CL0305
void choose_constant(int n, constant int *q, int *r) { n ? q : r; } //~ ERROR CL0305
void choose_same(int n, local int *q, local int *r) { local int *val = n ? q : r; }
void choose_null(int n, local int *q) { local int *val = n ? q : 0; val = n ? NULL : q; }
void choose_is_generic(int n, global int *q, int *p) { global int *val = n ? q : p; } //~ ERROR[2.0+] CL0301 //~ ERROR[1.0,1.1,1.2] CL0305
void choose_cast(int n, global int *q, local int *r) { int *val = n ? (int *)q : (int *)r; } //~ ERROR[1.0,1.1,1.2] CL0302
// Assignment (clause 6.5.16.1).
kernel void assign(void) {
  int *ptr;
  local int *lptr;
  global int *gptr;
  local int val;
  ptr = &val; //~ ERROR[1.0,1.1,1.2] CL0301
  lptr = ptr; //~ ERROR CL0301
  lptr = gptr; //~ ERROR CL0301
  ptr = gptr; //~ ERROR[1.0,1.1,1.2] CL0301
  lptr = &val;
}
// What is not a pointer has a value of its own, from wherever it was.
kernel void values(global int *g, constant float4 *c, local struct holds *l) {
  int a = *g;
  *g = c->x;
  struct holds h = *l;
  *l = h;
}
