// std: 1.2 2.0 3.0
int a;
int b = 3;
global int c;
global int d = 4;
constant int e = 5;
constant int f;
local int g;
private int h;
static int i;
static global int j = 7;
static local int k;
extern global int l;
extern constant int m;
extern int n;
const int o = 8;
int arr[4] = {1, 2, 3, 4};
constant int carr[] = {1, 2, 3};
global int *pg;
global int *constant cpg = 0;
int *pi = &b;
local int *pl;
constant int *pc = &e;
constant int *constant cpc = &e;
global int *global gpg = &d;
struct S { int x; float y; };
struct S s;
constant struct S cs = {1, 2.0f};
typedef global int gi_t;
gi_t tg = 9;
typedef local int li_t;
li_t tl;

kernel void use(global int *out) {
  out[0] = e + carr[1] + cs.x;
  e = 3;
  carr[0] = 1;
  cs.x++;
  o = 2;
}
