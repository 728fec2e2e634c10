// std: 1.2+

struct In { int x, y; };
struct Out { struct In in[2]; int z; union { int i; float f; } u; };
constant struct Out co = { .in[0].x = 1, .in[1] = { 2, 3 }, .z = 4, .u.f = 1.0f };
constant int arr[] = { [3] = 1, 2, [0] = 5 };
constant int rng[8] = { [0 ... 3] = 1, [4 ... 7] = 2 };
typedef char len[sizeof(arr) == 5 * sizeof(int) ? 1 : -1];

void f(int n) {
  struct Out a = { .z = 1, .in = { { 1 }, { .y = 2 } } };
  struct Out b = { .in[0] = { 1, 2 }, .in[0].x = 3 };
  struct Out c = { .nope = 1 }; //~ ERROR CL0531
  struct Out d = { .in[2].x = 1 }; //~ ERROR CL0438
  struct Out e = { .in.x = 1 }; //~ ERROR CL0438
  struct Out g = { .z.q = 1 }; //~ ERROR CL0438
  struct Out h = { [0] = 1 }; //~ ERROR CL0438
  struct In i = { x: 1, y: 2 };
  struct In j = { .x 1 }; //~ ERROR CL0201
  struct In k = { .x = 1, .x = 2 };
  struct In l = { 1, 2, 3 };
  struct In m = { .y = 1, 2 };
  int o[4] = { [4] = 1 }; //~ ERROR CL0438
  int p[4] = { [-1] = 1 }; //~ ERROR CL0438
  int q[4] = { [n] = 1 }; //~ ERROR CL0439
  int r[4] = { [1.0f] = 1 }; //~ ERROR CL0439
  int s[4] = { [1] 5 };
  int t[4] = { [3 ... 1] = 5 }; //~ ERROR CL0438
  int u[4] = { .x = 1 }; //~ ERROR CL0438
  int v[] = { };
  int w = { .x = 1 }; //~ ERROR CL0438
  int x = { 1 }, y = { { 1 } }, z = { 1, 2 }, zz = {};
}
