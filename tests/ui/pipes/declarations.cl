// Where pipes stand.
// std: 2.0+

struct s { pipe int x; };
union u { pipe int x; };
typedef pipe int pa[2];
void f(pipe int p[2]) {}
void g(pipe int *p) {} //~ ERROR CL0424
void h(global pipe int p) {} //~ ERROR CL0315
void i(pipe global int p) {} //~ ERROR CL0315
void j(local pipe int p) {} //~ ERROR CL0315
void k(private pipe int p) {}
void l(pipe int global p) {} //~ ERROR CL0315
typedef pipe int pint;
typedef read_only pipe int rpint;
void m(read_only pint a, read_only rpint b) {}
void n(read_only rpint b, __read_only rpint c) {}
void o(pint read_only b) {}
void p(pipe int global *p) {} //~ ERROR CL0424
void q(pipe int p, pipe int) {}
int pipe a; //~ ERROR CL0204
pipe int b; //~ ERROR CL0422
void r(unsigned pipe int x) {}
void s(const pipe int x, pipe volatile int y) {}
void t(write_only float4 pipe out) //~ ERROR CL0204 //~ ERROR CL0428
{
  float4 v;
  write_pipe(out, &v); //~ ERROR CL0608
}
