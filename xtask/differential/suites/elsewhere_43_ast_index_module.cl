// std: 1.2 2.0
// opts: -DTWICE=1
// Declarations as printing, indexing and precompiling tests have them, with include guards.

#ifndef ELSEWHERE_GUARD_H
#define ELSEWHERE_GUARD_H
#pragma once

typedef int i4_t __attribute__((ext_vector_type(4)));
typedef struct point { float x, y; } point_t;
typedef global point_t *gpoint;
enum color { red = 1, green, blue = green + 5, last = ~0 };
union word { uint u; uchar b[4]; };
struct fwd;
struct fwd *use_fwd(struct fwd *p);
struct fwd { int v; struct fwd *next; };
extern constant int shared_const;
extern float helper(float, global float *restrict) __attribute__((overloadable, const));
extern int helper(int) __attribute__((overloadable));
static inline int guarded(int a) { return a ? guarded(a - 1) : red; }
#define SQUARE(x) ((x) * (x))
#endif

#ifdef TWICE
#undef ELSEWHERE_GUARD_H
#ifndef ELSEWHERE_GUARD_H
#define ELSEWHERE_GUARD_H
typedef int i4_t __attribute__((ext_vector_type(4)));
typedef struct point { float x, y; } point_t;
enum color { red = 1 };
union word { uint u; };
struct fwd;
extern constant int shared_const;
static inline int guarded(int a) { return a; }
typedef float gpoint;
#define SQUARE(y) (y)
#endif
#endif

__kernel void printed(int *const restrict unqualified_bad);
__kernel void printed2(__global int *const restrict p, __local const volatile float *q,
                       __constant char (*r)[4], __private int s) {
  int i = (int)s + -1 * SQUARE(2);
  i4_t v = (i4_t)(1, 2, 3, 4);
  int n = v.xyz.z, m = v.s01.s1;
  p[i] = ((n)) ? m : (i, n);
  for (;;) {
    switch (i) {
    case red: case green ... blue: break;
    default: continue;
    }
    if (i > 3) goto end; else if (!i) ;
    do { --i; } while (0);
  }
end:
  ;
  gpoint gp = (gpoint)p;
  gp->x = (*gp).y + gp[1].x;
  enum color c = blue;
  union word w = {.b = {1, 2}};
  const struct { int a; } anon = {c + w.b[1]};
  i = sizeof i + sizeof(int[3]) + __alignof(p) + anon.a;
  i = sizeof(struct fwd) + (int)helper(1.0f, 0) + helper(i);
  char ch = r[0][1] + (char)(q[0] > 1.0f);
}

void overload(int a) __attribute__((overloadable));
void overload(float a) __attribute__((overloadable));
void overload(global int *a) __attribute__((overloadable));
void overload(local int *a) __attribute__((overloadable));
int overload(int b) __attribute__((overloadable));
void overload(char a);
void not_overloaded(int a);
void not_overloaded(float a);
int redeclared(int a), redeclared(int b);
int redeclared(uint a);
typedef int td; typedef int td; typedef long td;
constant int shared_const = 5;
constant int shared_const = 6;
kernel void calls(global int *g, local int *l) {
  overload(1); overload(1.0f); overload(g); overload(l); overload('c'); overload(1L); overload(&g);
  int td = 3;
  { float td = td; }
  int td;
}
