// `.` is for structs, unions and vectors, `->` for pointers to them (C99 6.5.2.3, 6.3.7).
struct s { int a; struct s *next; };
union u { int i; float f; };
struct s record(void);
int members(int n, float f, struct s s, struct s *p, int *q, union u u, float4 v, struct s **pp, image2d_t i) {
  n = n.x; //~ ERROR CL0530
  f = f.y; //~ ERROR CL0530
  n = p.a; //~ ERROR CL0530
  n = s->a; //~ ERROR CL0530
  n = n->a; //~ ERROR CL0530
  n = q->a; //~ ERROR CL0530
  n = pp->a; //~ ERROR CL0530
  n = record()->a; //~ ERROR CL0530
  n = s.a.b; //~ ERROR CL0530
  n = v.x.y; //~ ERROR CL0530
  struct s list[2];
  n = list.a; //~ ERROR CL0530
  n = i.width; //~ ERROR CL0530
  n = record.a; //~ ERROR CL0530
  n.x = 1; //~ ERROR CL0530
  n = s.a + p->a; //~ FINE CL0530
  n = (*p).a + (&s)->a; //~ FINE CL0530
  n = record().a; //~ FINE CL0530
  n = u.i + (*pp)->a; //~ FINE CL0530
  f = v.x; //~ FINE CL0530
  n = list->a + list[1].a; //~ FINE CL0530
  n = p->next->next->a; //~ FINE CL0530
  return n;
}
