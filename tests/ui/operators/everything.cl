// Operators of C on scalars, pointers, arrays and records.

void f(int x, float y, global int *g) {
  int i = 5.5;
  char c = 300;
  uint u = -1;
  bool b = 2;
  float f = 1;
  int k = y;
  double d = y;
  y = d;
  int j = 'a';
  long l = 1.0e30;
  int *p = (int *)5; p = 5; int q = p; q = (int)p; q = (size_t)p; p = (int*)g; global int *gg = (global int*)p; p = 0; p = NULL; p = (void*)0; p = (void*)1; void *vp = p; p = vp; char *cp = p; cp = vp; const int *cip = p; p = cip; int **pp = &p; const int **cpp = pp; uint *up = p; float *fp = p; int (*ap)[3] = &p; int arr[3]; ap = &arr; p = arr; p = &arr; arr = p; arr++; &arr[0] == p; p - arr; p < arr; p < 3; p == 3; p == 0; p == vp; p == cp; !p; p && 1; p ? 1 : 2; x ? p : 0; x ? p : vp; x ? p : cp; x ? p : 1; x ? arr : p; *vp; vp + 1; vp++; vp[0]; sizeof(*vp); *p = *cip; *cip = 1; (*p)++; ++*p; &x = p; x = y = 3; (x) = 3; (x + 1) = 3; (x, q) = 1; x++ ++; ++x++; -x = 1; x ? x : q = 1; f(1); f(1, 2, g); f(1, 2, p); f(g, 1, g); f; f = 0; x(1); 3(); x[0]; 0[p]; p[y]; p[g]; g->x; x.y; p->x; "a" + 1; "a"[0]; *"a"; &"a"; char s[] = "abc"; char s2[2] = "abc"; char s3[4] = {'a'}; s = "x"; int z[] = {1, 2, 3}; int z2[2] = {1, 2, 3}; int z3[] = 1; int z4[2][2] = {{1}, {2, 3}}; int z5[][2] = {1, 2, 3}; int z6[2][]; struct { int a, b; } st = {1, 2}; st.a = 1; st.c = 1; st = st; st == st; st + 1; (int)st; st ? 1 : 2; struct u un; struct { int a : 3; } bf; enum { A, B } en = A; en = 5; en = B; A = 1; &A; en++; en + 1.0f; typeof(x) tx = 1; __typeof__(int *) tp = p; _Alignof(int); __alignof__(x); _Static_assert(sizeof(int) == 4, ""); _Generic(x, int: 1, float: 2); ({ int w = 1; w; }); __extension__ 1; __func__; __real__ x; x = x; if (x = 1) {} while (x--) ; for (;x;) break; x /= 0; x %= y; y %= x; y <<= 1; x <<= y; x |= y; y |= 1; x && y; ~y; !y; +p; -p; ~p; p * 2; p + p; p += p; p += 1; p -= p; p -= 1.0f; sizeof x + 1; sizeof(x)++; (float)p; (int *)y; (void)x; (void)y + 1; (struct st2)x; (char)x = 1; *(int *)&y = 1; &*p; *&x; &x++; &(x + 1); &f; *f; sizeof(f); sizeof(void); sizeof(int[]); sizeof(struct undefd); alignof(int); true ? 1 : "a"; x ? 1 : st; x ? (void)0 : 1; x ? f(1, 2, g) : 1; 1.0f ? 1 : 2; p ?: 0; x ?: 1; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0302 //~ ERROR CL0320 //~ ERROR CL0401 //~ ERROR CL0414 //~ ERROR CL0419 //~ ERROR CL0434 //~ ERROR CL0501 //~ ERROR CL0502 //~ ERROR CL0507 //~ ERROR CL0512 //~ ERROR CL0521 //~ ERROR CL0523 //~ ERROR CL0524 //~ ERROR CL0529 //~ ERROR CL0530 //~ ERROR CL0531 //~ ERROR CL0532 //~ ERROR CL0533 //~ ERROR CL0601 //~ ERROR CL0606 //~ ERROR CL0203 //~ ERROR CL0402
}
