// Objects, elements, sizes and members need a type whose size is known (C99 6.2.5, 6.5.3.4, 6.7); pointers to others, and
// declarations of functions with them, do not.
struct s;
void member(struct s *p) { p->a = 1; } //~ ERROR CL0401
void value(struct s *p) { *p; (void)sizeof(*p); } //~ ERROR CL0401
void variable(void) { struct s a; } //~ ERROR CL0401
void of_void(void) { void a; } //~ ERROR CL0401
void parameter(struct s a) {} //~ ERROR CL0401
struct s result(void) {} //~ ERROR CL0401
constant int size = sizeof(struct s); //~ ERROR CL0401
struct inside { struct s a; }; //~ ERROR CL0401
struct itself { struct itself a; }; //~ ERROR CL0401
void step(struct s *p) { p++; } //~ ERROR CL0401
void element(struct s *p) { (void)&p[1]; } //~ ERROR CL0401
union u;
void of_a_union(union u *p) { p->a = 1; } //~ ERROR CL0401
constant int no_size = sizeof(int[]); //~ ERROR CL0401
void pointer(struct s *p, struct s *q) { p = q; } //~ FINE CL0401
struct s declared(struct s a); //~ FINE CL0401
struct list { struct list *next; }; //~ FINE CL0401
struct later { struct s *p; }; //~ FINE CL0401
constant int some[] = { 1, 2 }; //~ FINE CL0401
constant int size_of_some = sizeof(some); //~ FINE CL0401
struct s { int a; };
void complete(struct s *p) { p->a = 1; struct s b = *p; } //~ FINE CL0401
