// std: 1.1+

// Null pointer constants in every address space.

typedef global int *gip;
constant int *constant cnull = 0;
constant int *constant cnull2 = NULL;

struct holder { global int *g; local int *l; constant int *c; };

void init(void) {
  global int *g = 0;
  local int *l = 0;
  constant int *c = 0;
  private int *p = 0;
  g = NULL;
  l = NULL;
  c = NULL;
  p = NULL;
  gip t = NULL;
  g = (global int *)0;
  l = (local int *)NULL; //~ ERROR[1.1,1.2] CL0302
  l = (global int *)0; //~ ERROR CL0301
  g = (void *)0;
  c = (void *)0;
  g = (global void *)0;
  l = (global void *)0; //~ ERROR CL0301
  g = 0L;
  g = 1 - 1;
  g = false;
  g = '\0';
  g = 1;                                 // integer to pointer //~ ERROR CL0507
  g = 0.0f; //~ ERROR CL0506
  struct holder h = {0, 0, 0};
  struct holder h2 = {NULL, NULL, NULL};
  struct holder h3 = {.l = NULL};
  enum { ZERO };
  g = ZERO;
  int zero = 0;
  g = zero;                              // integer to pointer //~ ERROR CL0507
  const int czero = 0;
  g = czero;                             // integer to pointer
  int n = NULL;                          // pointer to integer //~ ERROR CL0507
}

void takes(global int *g, local int *l, constant int *c, private int *p);
void calls(void) {
  takes(0, 0, 0, 0);
  takes(NULL, NULL, NULL, NULL);
  takes(0, 0, 0); //~ ERROR CL0603
  takes((global int *)0, (global int *)0, 0, 0); //~ ERROR CL0301
}

int compare(global int *g, local int *l, constant int *c, int *p) {
  if (g == 0 || l == NULL || c == 0 || p != NULL) return 1;
  if (!g && !l) return 2;
  if (NULL == NULL) return 3;
  while (p) p = 0;
  do { c = 0; } while (c);
  for (; l; l = NULL) {}
  return g ? 4 : 5;
}

global int *ret_g(void) { return 0; }
local int *ret_l(void) { return NULL; }
constant int *ret_c(int x) { return x ? NULL : 0; } //~ ERROR CL0301

kernel void k(global int *out) {
  global int *a[2] = {NULL, out};
  *out = a[0] == NULL;
  *(global int *)0 = 1;
  *(private int *)0 = 1;
  switch (out) { case 0: break; } //~ ERROR CL0532
}
