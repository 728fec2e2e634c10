// std: 1.2 2.0
// Accesses to members of packed structs in each space.

struct __attribute__((packed)) P { char c; int i; float4 f; short s[3]; };
typedef struct { struct P p; int tail; } Outer;
struct __attribute__((__packed__)) Q { uchar a : 3; uint b : 20; };

int get_g(global struct P *p) { return p->i; }
int get_l(local struct P *p) { return (*p).i; }
int get_c(constant struct P *p) { return p[1].i + p->s[2]; }
float get_f(struct P *p) { return p->f.w; }
void set_g(global struct P *p, float4 v) { p->f = v; p->f.x = 1.0f; p->f.s12 = v.xy; }
void set_c(constant struct P *p) { p->i = 1; }

void want_int(int *);
void want_gint(global int *);

kernel void k(global struct P *gp, global Outer *go, constant struct P *cp) {
  struct P p = {'a', 2, (float4)(1.0f), {1, 2, 3}};
  Outer o;
  local struct P lp;
  struct Q q = {5, 0xfffff};
  o.p = p;
  o.p = *gp;
  o.p = *cp;
  lp = o.p;
  *gp = lp;
  *cp = lp;
  want_int(&p.i);
  want_gint(&gp->i);
  want_gint(&go->tail);
  want_gint(&go->p.i);
  q.b = p.i;
  (void)&q.b;
  (void)sizeof(q.a);
  p = go;
  go[0].p.s[0]++;
}
