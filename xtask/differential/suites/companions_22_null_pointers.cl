// std: 2.0
// opts: -DUSE_MACRO=1
// opts: -DUSE_MACRO=0

#if USE_MACRO
#define NIL NULL
#else
#define NIL 0
#endif

typedef struct {
  private char *p1;
  local char *p2;
  constant char *p3;
  global char *p4;
  generic char *p5;
} StructTy1;

private char *private_p = NIL;
local char *local_p = NIL;
global char *global_p = NIL;
constant char *constant_p = NIL;
generic char *generic_p = NIL;

local int *fold_int = (local int *)(generic void *)(private int *)0;
constant int *fold_c = (constant int *)(global int *)0;
private char *private_p_cast = (private char *)((void *)0);
StructTy1 structTy1 = {0, 0, 0, 0, 0};
StructTy1 structTy2;
generic int *generic_arr[3];
static local char *sloc[2] = {NIL, NIL};

void cmp_private(private char *p) {
  if (p != 0)
    *p = 0;
}

void cmp_local(local char *p) {
  if (p == NIL)
    return;
  if (!p)
    return;
  *p = '\0';
}

void assign(private char **arg1, local char **arg2) {
  *arg1 = 0;
  *arg2 = NIL;
}

bool ptr_to_bool(local int *p) { return p; }
int ptr_to_int(global int *p) { return (int)p; }
size_t ptr_to_size(private int *p) { return p; }
constant int *from_one(void) { return 1; }
