// std: 1.2 2.0

// Variable length arrays, bit-fields and flexible array members.

struct bf { int a : 3; unsigned : 0; }; //~ ERROR CL0419 //~ ERROR CL0419
struct flex { int n; int data[]; };
constant int idx = 3;
constant int arr_const[idx]; //~ ERROR CL0313
constant int carr[2][2] = {{1, 2}, {3, 4, 5}};
constant int des[4] = {[0] = 1, [2] = 3, [4] = 5}; //~ ERROR CL0438

void param(int n, int a[n]) {} //~ ERROR CL0416
void param2(int a[static 4]) {}
void param3(const int a[4]) { a[0] = 1; } //~ ERROR CL0320

kernel void k(int n, const int ci, constant int *c, const global int *g) {
  int vla[n]; //~ ERROR CL0416
  int vla2[ci]; //~ ERROR CL0416
  int vla3[sizeof(int)];
  int vla4[n ? 2 : 3]; //~ ERROR CL0416
  int zero[0];
  int neg[-1]; //~ ERROR CL0415
  int empty[]; //~ ERROR CL0401
  local int lv[n]; //~ ERROR CL0416
  sizeof(int[n]); //~ ERROR CL0416
  typedef int vt[n]; //~ ERROR CL0416
  c[0] = 1; //~ ERROR CL0320
  g[0] = 1; //~ ERROR CL0320
  ci = 1; //~ ERROR CL0320
  foo_t unknown; //~ ERROR CL0203
}
