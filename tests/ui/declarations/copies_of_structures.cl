// A structure that is made of another has that one's members as constants, a literal's too. What is no constant is none
// in a copy (C99 6.6, 6.7.8).
struct pair { int x; int y; };
struct both { struct pair a; int z[2]; float4 v; };
constant struct pair of_literal = (struct pair){1, 2};
constant struct pair of_other = of_literal;
constant int one = of_literal.x;
constant int two = of_other.y;
constant struct pair list[2] = {{1, 2}, {3, 4}};
constant struct pair of_element = list[1];
constant int three = of_element.x;
constant struct pair elements[] = {list[0], list[1]};
constant int four = elements[1].y;
constant struct both nested = {{of_literal.x, 2}, {of_element.x}, (float4)1};
constant int five = nested.z[1];
constant struct pair of_member = nested.a;
constant int six = of_member.x / of_member.y;
constant int zero = 1 / of_member.x;
constant int by_zero = 1 / nested.z[1]; //~ ERROR CL0439
constant struct pair unknown = (struct pair){one, missing}; //~ ERROR CL0501
constant int seven = unknown.x; //~ ERROR CL0439
void f(int n) {
  const struct pair p = {n, 2};
  const struct pair q = p;
  int sizes[q.y]; //~ ERROR CL0416
  const struct pair r = {3, 4};
  const struct pair s = r;
  int more[s.x]; //~ ERROR CL0416
  switch (n) { case 1: ; case of_other.x: ; } //~ ERROR CL0903
}
kernel void k(global int *o) { constant int c = of_element.y; constant struct pair d = of_element; o[0] = c + d.x; }
