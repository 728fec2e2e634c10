// A struct or union has the members that its definition lists (C99 6.5.2.3), and those of no other.
struct s { int a; struct { int b; } in; };
struct t { int c; struct s s; };
union u { int i; float f; };
typedef struct { int named; } typed;
struct s record(void);
int members(struct s s, struct t t, union u u, struct s *p, global struct t *g, typed y, int n) {
  n = s.c; //~ ERROR CL0531
  n = s.b; //~ ERROR CL0531
  n = s.in.a; //~ ERROR CL0531
  n = t.a; //~ ERROR CL0531
  n = t.s.c; //~ ERROR CL0531
  n = u.a; //~ ERROR CL0531
  n = p->x; //~ ERROR CL0531
  n = g->s.s; //~ ERROR CL0531
  n = record().z; //~ ERROR CL0531
  n = y.typed; //~ ERROR CL0531
  n = (&s)->A; //~ ERROR CL0531
  s.new_one = 1; //~ ERROR CL0531
  n = sizeof(s.absent); //~ ERROR CL0531
  n = s.a + s.in.b; //~ FINE CL0531
  n = t.c + t.s.a + t.s.in.b; //~ FINE CL0531
  n = u.i + (int)u.f; //~ FINE CL0531
  n = p->a + g->s.in.b; //~ FINE CL0531
  n = record().in.b; //~ FINE CL0531
  n = y.named; //~ FINE CL0531
  return n;
}
