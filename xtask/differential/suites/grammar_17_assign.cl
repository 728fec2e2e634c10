// std: 1.2 2.0 3.0
struct A { int x; };
struct B { int x; };
union U { int i; float f; };
typedef struct A At;
int fn(int);
__constant struct A ka = {1};
void assign(struct A a, struct B b, At t, union U u, __global struct A *ga, __local struct A *la,
            int i, float f, __global int *gi, __global float *gf, __global uint *gu, __global void *gv,
            __global char *gc, __global uchar *guc) {
  int arr[2], arr2[2];
  a = t;
  a = b;
  a = ka;
  a = *ga;
  *ga = *la;
  ga = la;
  u = i;
  u.i = f;
  u.f = i;
  a = 0;
  a = (struct A){1};
  a = {1};
  arr = arr2;
  arr[0] = arr2;
  arr2[0] = arr[1] = i;
  gi = gf;
  gi = gu;
  gc = guc;
  gi = gv;
  gv = gf;
  gi = &i;
  gi = (__global int *)gv;
  fn = 0;
  fn(1) = 2;
  1 = i;
  i + 1 = 2;
  (i) = 2;
  (i, f) = 2;
  (i ? i : i) = 1;
  i = f = 2.5f;
  i =+ 1;
  i == 1;
  i = i;
  "str" = 0;
  &i = gi;
  sizeof(i) = 4;
  if (i = 1)
    ;
  if ((i = 1))
    ;
  while (i = fn(i))
    ;
}
