// std: 2.0+
// Behind `pipe`, a declarator is one of the packets; a typedef of a pipe is one of the pipe.
typedef pipe int pipe_t;
void pointers(pipe int *x)  //~ ERROR CL0424
{
  int v;
  int *q;
  read_pipe(x, &v);  //~ ERROR CL0608
  read_pipe(x, &q);
  read_pipe(*x, &v);  //~ ERROR CL0502
  write_pipe(x, &q);  //~ ERROR CL0610
}
void of_typedef(pipe_t *x)  //~ ERROR CL0424
{
  int v;
  read_pipe(x, &v);
}
void arrays(pipe_t x[2])  //~ ERROR CL0425
{
  int v;
  read_pipe(x[0], &v);
}
// Of what is wrong nothing more is said.
void both_ways(read_write pipe int x)  //~ ERROR CL0429
{
  float f;
  read_pipe(x, &f);
}
void qualified(read_only pipe const int in, write_only pipe const int out)
{
  int v = 1;
  const int c = 1;
  read_pipe(in, &v); //~ ERROR CL0608
  write_pipe(out, &c); //~ ERROR CL0608
}
