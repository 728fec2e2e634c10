// std: 1.2 2.0 3.0
typedef int T;
T g1(T T);
T g2(T t) { T T = t; return T; }
void g3(void) {
  T a = 1;
  typedef float T;
  T b = 1.5f;
  { int T = 2; T = 3; T * T; T(4); }
  T (c);
  T (d) = 1;
  T *e, **f;
  T T = 4;
  T g;
  (T)1;
  sizeof(T);
  sizeof(float4);
  int float4 = 3;
  float4 h;
  int float8;
  float8++;
  for (int T = 0; T < 3; ++T) { }
  struct { T T; } s;
}
typedef T U, *PU, AU[3], FU(T);
FU decl1;
FU def1 { return 0; }
AU noaddr;
constant AU withaddr = {1, 2, 3};
typedef T;
typedef int;
typedef int V = 3;
typedef int W W2;
typedef unknown_t X;
unsigned T bad1(void);
T unsigned bad2(void);
typedef unsigned T;
const T good(void);
void g4(int T, T x);
