// std: 1.0 1.2 2.0 3.0
// Bit-fields, variable length arrays, flexible arrays; arrays and structs of opaque types.

struct B { int a : 3; uint b : 4; };
struct Z { int : 0; };
struct F { int n; int flex[]; };
struct E {};
union UB { int a : 2; float f; };
struct O { image2d_t i; sampler_t s; event_t e; };
struct OA { sampler_t s[2]; };
struct BV { float4 v : 2; };
struct BF { float f : 2; };
struct BL { bool b : 1; long l : 40; };
union UO { event_t e; sampler_t s; };
typedef struct { struct { event_t e; } in; } nest_o;
typedef sampler_t samp_arr[2];
constant int N = 4;
enum { M = 5 };
int file_vla[N];
constant int file_ok[M] = {0};

void par_vla(int n, int a[n]);
void par_vla2(int n, int a[*]);
void par_2d(int n, int a[n][n]);

kernel void f(int n, global int *out) {
  int a[n];
  int b[4];
  int c[N];
  int d[M];
  local int e[n];
  local int fl[M];
  const int k = 3;
  int g[k];
  float4 v[n];
  int (*pv)[n];
  global int (*pg)[n] = (global int (*)[n])out;
  typedef int tvla[n];
  (void)sizeof(int[n]);
  int h[];
  int i[] = {1, 2};
  int j[0];
  int neg[-1];
  int big[2.5f];
  struct B bf = {1, 2};
  bf.a = 7;
  (void)&bf.a;
  (void)sizeof(bf.b);
  struct F ff;
  samp_arr sa;
  image2d_t ia[2];
  event_t ea[n];
  nest_o no;
  struct { sampler_t s; } anon;
  sampler_t *sp;
  image3d_t *ip;
  (void)sizeof(event_t[2]);
  (void)(sampler_t[]){0, 1};
}
