// std: 1.1+
// As many elements as the vector has, whatever vectors they come in.
void lists(int2 two, int3 three)
{
  int4 a = {two, two};
  int4 b = {three, 1};
  int4 c = {three, two};  //~ ERROR CL0514
  int2 d = {three};  //~ ERROR CL0514
  int4 e = {1, 2, three};  //~ ERROR CL0514
  int4 f[2] = {{two, two}, {three, two}};  //~ ERROR CL0514
  struct { int4 v; int n; } g = {{three, three}, 1};  //~ ERROR CL0514
}
