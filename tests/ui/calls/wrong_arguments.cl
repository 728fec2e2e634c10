// Nothing is said of a call whose argument is wrong itself.

void f(global int *a, int b);
void g(private int *p, float4 v) {
  f(p, undeclared); //~ ERROR CL0501
  f(undeclared, p); //~ ERROR CL0501
  f(p, v); //~ ERROR CL0301
  f(0, v); //~ ERROR CL0506
  f(1, p); //~ ERROR CL0507 //~ ERROR CL0507
  local int bad; //~ ERROR CL0310
  f(p, bad);
  f(v, bad);
  f(bad);
  f(p, bad, 1);
  sin(undeclared); //~ ERROR CL0501
  sin(bad, bad, bad);
  max(v, bad);
  undefd(bad); //~ ERROR CL0601
  bad + v.q; //~ ERROR CL0516
  bad = v;
  int4 w = bad;
  p = bad;
  bad = p;
  *bad;
  bad.x;
  bad();
  return bad;
}
