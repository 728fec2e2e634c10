// std: 1.2 2.0 3.0
kernel void outer(global int *p) {
  int nested(int x) { return x; }
  kernel void nk(void);
  int proto(int);
  p[0] = proto(1);
  outer(p);
  int a = a;
  int b = 1, c = b, *d = &c, e[2] = { b, c };
  const int f;
  f = 1;
  int h = h2, h2 = 1;
  int i = 1, int j = 2;
  int k; float k2 = k, l
  int m;
  (int) n;
  int (o) = 1;
  int (p2) (void);
  typedef int L; L q; L(r); L *s; L * 3;
  int t = { }; int u[] = 1; int v[2] = { 1, 2, 3 };
  char w[3] = "abc", x[2] = "abc", y[] = "a" "b", z[] = { "q" };
  constant char *cs = "str"; char *ps = "str"; global char *gs = "str";
  const char *ccs = "str";
  int *np = 0, *np1 = 1, *np2 = NULL, *np3 = p;
  global int *gp = p, *gp2 = &p[1], *gp3 = (global int *)np;
  uchar4 uv = 1, uv2 = 'a', uv3 = 1.5f, uv4 = (char4)1;
  event_t ev = 0; event_t ev2 = 1; event_t ev3;
  sampler_t smp = 0;
  image2d_t im;
  half hh = 1.0f; half hh2 = 1.0h;
  bool bo = 3; bool2 bo2;
  double db = 1.0; float fl = 1.0;
  size_t sz = -1; ptrdiff_t pd = p - p; intptr_t ip = (intptr_t)p;
  unknown_t un; unknown_t *unp; struct unk sunk;
}
int ;
static;
= 3;
int 5;
void (*fptr)(void);
void fparam(void fn(void), int (*g)(int), int arr[3], int vec[]);
int arr_ret(void)[2];
kernel void bad_params(int *p, bool b, size_t s, event_t e, half h, struct X { int a; } x, global int **pp);
