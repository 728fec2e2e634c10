// std: 1.2 2.0 3.0
// The null pointer constant in every address space.

#define NULLP ((void *)0)

void tg(global int *p);
void tl(local int *p);
void tc(constant int *p);
void tp(private int *p);
void ti(int i);

constant int *constant c0 = 0;
constant int *constant c1 = NULL;
constant int *constant c2 = NULLP;
global int *constant c3 = (global int *)0;

void f(void) {
  tg(NULL);
  tl(NULL);
  tc(NULL);
  tp(NULL);
  tg(NULLP);
  tc(NULLP);
  tg((global void *)0);
  tl((global void *)0);
  tg((constant void *)0);
  tg(0L);
  tg(1);
  tg('\0');
  tg(0.0f);
  ti(NULL);
  ti(NULLP);
  global int *g = 1 - 1;
  global int *h = (const int)0;
  int i = g == NULL;
  i = g == NULLP;
  i = g != (local void *)0;
  i = !g;
  constant int *z = i ? NULL : (constant int *)0;
  i = NULL;
  intptr_t ip = NULL;
}
