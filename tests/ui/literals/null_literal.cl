// std: 1.2+

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
  tl((global void *)0); //~ ERROR CL0301
  tg((constant void *)0); //~ ERROR CL0301
  tg(0L);
  tg(1); //~ ERROR CL0507
  tg('\0');
  tg(0.0f); //~ ERROR CL0506
  ti(NULL); //~ ERROR CL0507
  ti(NULLP); //~ ERROR CL0507
  global int *g = 1 - 1;
  global int *h = (const int)0;
  int i = g == NULL;
  i = g == NULLP;
  i = g != (local void *)0; //~ ERROR CL0305
  i = !g;
  constant int *z = i ? NULL : (constant int *)0;
  i = NULL; //~ ERROR CL0507
  intptr_t ip = NULL; //~ ERROR CL0507
}
