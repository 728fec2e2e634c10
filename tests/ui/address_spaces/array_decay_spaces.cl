// std: 1.2 2.0

// Arrays keep the space of their variable when they decay.

constant int carr[4] = {0, 1, 2, 3};
constant int cmat[2][2] = {{0, 1}, {2, 3}};

void take_p(__private int *p);
void take_g(__global int *p);
void take_l(__local int *p);
void take_c(__constant int *p);
void take_plain_arr(int a[4]);
void take_global_arr(__global int a[4]);
void take_global_elem(int __global a[]);
void take_static_arr(int a[static 4]);
void take_qual_arr(int a[const 4]);
void take_space_in_brackets(int a[__global 4]);

struct holder {
  int a[4];
  int2 v;
};

kernel void k(__global struct holder *gh, __local struct holder *lh,
              __constant struct holder *ch) {
  __local int larr[4];
  int parr[4];
  struct holder ph;

  take_p(parr);
  take_p(larr); //~ ERROR CL0301
  take_l(larr);
  take_l(parr); //~ ERROR CL0301
  take_c(carr);
  take_p(carr); //~ ERROR CL0301
  take_c(cmat[0]);
  take_c(cmat);
  take_g(gh->a);
  take_l(gh->a); //~ ERROR CL0301
  take_l(lh->a);
  take_c(ch->a);
  take_g(ch->a); //~ ERROR CL0301
  take_p(ph.a);
  take_g(ph.a); //~ ERROR CL0301
  take_plain_arr(parr);
  take_plain_arr(larr); //~ ERROR CL0301
  take_global_arr(gh->a);
  take_global_arr(parr); //~ ERROR CL0301
  take_global_elem(gh->a);

  __global int(*pa)[4] = &gh->a;
  __local int(*pb)[4] = &gh->a; //~ ERROR CL0301
  __private int(*pc)[4] = &parr;
  __global int(*pd)[3] = &gh->a;

  __global int2 *gv = &gh->v;
  __local int2 *lv = &gh->v; //~ ERROR CL0301
  __global int *el = (__global int *)&gh->v;
  __local int *el2 = (__local int *)&gh->v; //~ ERROR CL0302
}
