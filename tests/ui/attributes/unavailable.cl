// What is unavailable, and attributes behind brackets.
// std: 1.2 2.0

#define U __attribute__((unavailable))
typedef int UT U;
struct U US { int a;
  };
struct US2 { int a;
  } U;
union U UU { int a;
  };
enum U UE { UEA };
enum UE2 { UEB U, UEC = 3 };
struct M { int a U;
  int b;
  };
typedef struct US TUS;  //~ ERROR CL0614
typedef struct { int z;  //~ ERROR CL0614
  } U ANON;
typedef struct { int z;
  } ANON2 U;
constant int uv U = 1;
U constant int uv2 = 1;
U void uf(void);
U typedef int UT2;
UT x1;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
struct US x2;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
struct US *x3;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
union UU x4;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
enum UE x5;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
TUS x6;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
ANON x7;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
  ANON2 x8;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
UT2 x9;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
constant int k1 = UEB;  //~ ERROR CL0614
  constant int k2 = UEC;
  constant int k3 = uv;  //~ ERROR CL0614
void f(UT p, struct US q, global UT *r) { UT y;  //~ ERROR CL0614 //~ ERROR CL0614 //~ ERROR CL0614 //~ ERROR CL0614
  struct US z;  //~ ERROR CL0614
  uv;  //~ ERROR CL0614
  uv2;  //~ ERROR CL0614
  UEB;  //~ ERROR CL0614
  UEA;  //~ ERROR CL0614
  struct M m;
  m.a;  //~ ERROR CL0614
  m.b;
  sizeof(UT);  //~ ERROR CL0614
  (UT)1;  //~ ERROR CL0614
  UT *yp;  //~ ERROR CL0614
  sizeof(struct US);  //~ ERROR CL0614
  enum UE e;  //~ ERROR CL0614
  int loc U = 1;
  loc++;  //~ ERROR CL0614
  loc;  //~ ERROR CL0614
  }
UT g(void);  //~ ERROR CL0614
U UT h(void) { UT y;
  struct US z;
  uf();
  uv;
  UEB;
  return 1;
  }
U void i(struct US x) { x.a;
  }
typedef UT UT3;  //~ ERROR CL0614
  UT3 x10;  //~ ERROR[1.2] CL0307
U UT x11;  //~ ERROR[1.2] CL0307
  U struct US x12;  //~ ERROR[1.2] CL0307
  struct U US3 { UT a;
  struct US b;
  };
  struct US4 { UT a;  //~ ERROR CL0614
  };
struct US { int b;  //~ ERROR CL0402
  };
void h2(void) { struct US { int q;
  };
  struct US l;
  int UT;
  UT = 1;
  { typedef float UT;
  UT z;
  } }
extern constant int uv;
  void j(void) { uv;  //~ ERROR CL0614
  }
void par(int a U, int b) { a;  //~ ERROR CL0614
  b;
  }
struct US5;
  struct U US5;
  struct US5 *x13;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
  struct U US6;
  struct US6 *x14;  //~ ERROR[1.2] CL0307 //~ ERROR CL0614
  struct US6 { int a;
  };
label: ;  //~ ERROR CL0201 //~ ERROR CL0205 //~ ERROR[1.2] CL0307
  void lab(void) { goto l;
  l: U ;
  }
__attribute__((deprecated)) typedef int DT;
  DT x15;  //~ ERROR[1.2] CL0307
  __attribute__((deprecated("x"))) constant int dv = 1;
  constant int dv2 = dv;
  enum DE { DEA __attribute__((deprecated)) };
  constant int dv3 = DEA;
  struct __attribute__((deprecated)) DS { int a;
  };
  struct DS x16;  //~ ERROR[1.2] CL0307
int arr[3] [[maybe_unused]];  //~ ERROR[1.2] CL0307 //~ ERROR CL0708
constant int arr2[3] [[maybe_unused]] = {1,2,3};  //~ ERROR CL0708
  int fun(void) [[maybe_unused]];  //~ ERROR CL0708
  void fpar(int a [[maybe_unused]], int b[3] [[maybe_unused]]) { int c[2] [[maybe_unused]];  //~ ERROR CL0708 //~ ERROR CL0708
  int d [[maybe_unused]], e [[maybe_unused]] [2];
  int g[2] [[maybe_unused]] [3];  //~ ERROR CL0708
  [[maybe_unused]] int h;
  for (int i [[maybe_unused]] = 0;;);
  }
struct [[maybe_unused]] MU { int a [[maybe_unused]];
  int b[2] [[maybe_unused]];  //~ ERROR CL0708
  };
  enum [[maybe_unused]] MUE { MUA [[maybe_unused]] = 1 };
  typedef int MUT [[maybe_unused]];
  typedef int MUT2[2] [[maybe_unused]];  //~ ERROR CL0708
  int [[maybe_unused]] mu1;  //~ ERROR CL0201
  [[nosuch]] int mu2;  //~ ERROR[1.2] CL0307
  [[nodiscard]] int mu3(void);
  [[noreturn]] void mu4(void);
  [[deprecated]] int mu5;  //~ ERROR[1.2] CL0307
  [[gnu::aligned(16)]] int mu6;  //~ ERROR[1.2] CL0307
  [[clang::opencl_global]] int *mu7;  //~ ERROR[1.2] CL0307
  [[gnu::unused, maybe_unused]] int mu8;  //~ ERROR[1.2] CL0307
  [[]] int mu9;  //~ ERROR[1.2] CL0307
  int mu10 [[]];  //~ ERROR[1.2] CL0307
  [[maybe_unused("x")]] int mu11;  //~ ERROR[1.2] CL0307 //~ ERROR CL0709
  [[fallthrough]] int mu12;  //~ ERROR[1.2] CL0307 //~ ERROR CL0708
  [[nodiscard("why")]] int mu13(void);
  [[using gnu: unused]] int mu14;  //~ ERROR CL0201 //~ ERROR[1.2] CL0307
int *[[maybe_unused]] mu15;  //~ ERROR CL0201
  int (*mu16)[[maybe_unused]];  //~ ERROR[1.2] CL0307 //~ ERROR CL0708
  int mu17[2][3] [[maybe_unused]];  //~ ERROR[1.2] CL0307 //~ ERROR CL0708
  int mu18() [[maybe_unused]];  //~ ERROR CL0708
  void mu19(int [[maybe_unused]]);  //~ ERROR CL0708
  void mu20(int [2] [[maybe_unused]]);  //~ ERROR CL0708
  void mu21([[maybe_unused]] int a);
  kernel [[maybe_unused]] void mu22(void);  //~ ERROR CL0201
  [[maybe_unused]] kernel void mu23(void) {}
kernel void mu24(void) [[maybe_unused]] {}  //~ ERROR CL0708
