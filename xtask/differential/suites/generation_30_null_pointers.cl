// std: 1.2 2.0 3.0
// Null pointers of every address space.

typedef struct { private char *p1; local char *p2; constant char *p3; global char *p4; } S;

constant S cs = {0, 0, 0, 0};
constant S cn = {NULL, NULL, NULL, NULL};
constant S part = {0};
global char *constant gnull = 0;
constant char *constant cnull = NULL;
local char *constant lnull = (local char *)0;
private char *constant pnull = (private char *)NULL;
global int *constant notnull = (global int *)1;
global int *constant badnull = 1;

bool cmp_private(private char *p) { return p != 0; }
bool cmp_local(local char *p) { return p == NULL; }
bool cmp_global(global char *p) { return !p; }
bool cmp_const(constant char *p) { return p ? 1 : 0; }
bool cmp_cast(local char *p) { return p == (local char *)0; }
bool cmp_other(local char *p) { return p == (global char *)0; }
bool cmp_vnull(global char *p) { return p == (global void *)0; }
local int *ret0(void) { return 0; }
private int *ret1(void) { return NULL; }
private int *ret2(void) { return (private int *)(size_t)0; }
global int *ret3(void) { return (void *)0; }
global int *ret4(void) { return (global void *)0; }
constant int *ret5(void) { return (private void *)0; }
size_t toint(void) { return (size_t)(local char *)0; }
void args(global int *g, local int *l, constant int *c, private int *p);

#if __OPENCL_C_VERSION__ >= 200
bool cmp_generic(generic char *p) { return p != NULL; }
generic char *cast_null(void) { return (generic char *)(private char *)0; }
global char *global gg;
S zero_init;
bool mixed(char *p, local char *l) { return p == l || p == (local char *)NULL; }
#endif

kernel void k(void) {
  S s = {0};
  S t = {0, NULL, (constant char *)0, (global char *)0};
  S u = {(local char *)0};
  s.p2 = 0;
  s.p1 = s.p2 = 0;
  s.p2 = 1;
  args(0, 0, 0, 0);
  args(NULL, NULL, NULL, NULL);
  args(t.p4, 0, 0, 0);
  private int *arr[3] = {0};
  local int *lp = false;
  lp = '\0';
}
