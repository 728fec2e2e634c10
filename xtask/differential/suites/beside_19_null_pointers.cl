// std: 1.2 2.0 3.0
typedef struct {
  private char *p1;
  local char *p2;
  constant char *p3;
  global char *p4;
#if __OPENCL_C_VERSION__ == 200
  generic char *p5;
#endif
} pointers;

constant pointers all_null = {0, 0, 0, 0};
global int *constant gnull = 0;
local int *constant lnull = (local int *)0;
constant int sel = (private void *)0 == NULL;

void take_private(private int *p);
void take_local(local int *p);

void cmp(private int *a, local int *b, global int *c, constant int *d) {
  if (a == 0 || b == NULL || !c || d != (constant int *)0)
    take_private(NULL);
  take_local(0);
  take_local((local int *)(void *)0);
  take_local((global int *)0);
  int r = a ? 1 : b ? 2 : 3;
}

void reset(pointers *p) {
  p->p1 = 0;
  p->p2 = NULL;
  *p = (pointers){0};
}

local int *get(void) { return NULL; }
#ifdef __opencl_c_generic_address_space
generic int *conv(local int *p) { return p ? (generic int *)p : (generic int *)0; }
#endif
