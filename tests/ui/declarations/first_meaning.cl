// A name that is declared twice keeps its first meaning.
// std: 2.0+

void parameter(int a) {
  float4 a; //~ ERROR CL0402
  a.x = 1; //~ ERROR CL0530
  a << 1;
}
void local_ones(void) {
  int b;
  float4 b; //~ ERROR CL0402
  b << 1;
  b(); //~ ERROR CL0606
}
constant int c = 1;
constant float c = 2; //~ ERROR CL0403
typedef int t;
typedef float t; //~ ERROR CL0404
void uses(t a) {
  c << 1;
  a << 1;
}
void labels(int a) {
  switch (a) {
    default: ; //~ ERROR CL0903
    case 1: ;
    default: ;
    case 1: ; //~ ERROR CL0903
  }
}
