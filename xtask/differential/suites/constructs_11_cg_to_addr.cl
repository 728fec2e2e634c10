// std: 2.0

typedef struct {
  float x, y, z;
} MyType;
typedef generic MyType *GenPtr;

kernel void test(void) {
  global int *glob;
  local int *loc;
  private int *priv;
  generic int *gen;
  const generic volatile int *cvgen;

  glob = to_global(glob);
  glob = to_global(loc);
  glob = to_global(gen);
  loc = to_local(priv);
  loc = to_local(gen);
  priv = to_private(glob);
  priv = to_private(gen);

  const volatile global int *cv = to_global(cvgen);

  global MyType *sglob = to_global((GenPtr)0);
  local MyType *sloc = to_local((generic MyType *)sglob);
  private MyType *spriv = to_private((private MyType *)0);
}
