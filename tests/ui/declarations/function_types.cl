// Types of functions where nothing is declared, and what takes a variable number of arguments.

typedef int TF(int);
typedef global int RF(void);
struct M { global int m(void);  //~ ERROR CL0412
  };
void a1(ulong x) { (void (*)(int))x;  //~ ERROR CL0420
  }
void a2(ulong x) { (TF *)x;  //~ ERROR CL0420
  }
void a3(ulong x) { sizeof(void (*)(int));  //~ ERROR CL0420
  }
void a4(ulong x) { sizeof(TF *);  //~ ERROR CL0420
  }
void a5(ulong x) { (TF *global)x;  //~ ERROR CL0420
  }
void a6(ulong x) { (void (*private)(int))x;  //~ ERROR CL0420
  }
void a7(ulong x) { sizeof(int (*)(int));  //~ ERROR CL0420
  sizeof(int (*)(void));  //~ ERROR CL0420
  }
void a8(ulong x) { sizeof(global int (*)(void));  //~ ERROR CL0420
  }
void a9(ulong x) { (int (*)(int)){0};  //~ ERROR CL0420
  }
void b1(ulong x) { sizeof(int (*[2])(int));  //~ ERROR CL0420
  }
void b2(ulong x) { sizeof(TF **);  //~ ERROR CL0420
  }
void b3(ulong x) { _Alignof(TF *);  //~ ERROR CL0420
  vec_step(TF *);  //~ ERROR CL0420
  }
void b4(int f(int)) { }
void b5(TF f) { }
void b6(global int f(void));
void b7(global int (void));
void b8(ulong x) { sizeof(global int (void));
  }
void b9(void) { inline TF v;
  static TF w;  //~ ERROR CL0407 //~ ERROR[1.0,1.1] CL0407
  extern TF y;  //~ ERROR[1.0,1.1] CL0407
  kernel TF z;  //~ ERROR CL0201
  }
inline TF c1;
  kernel TF c2;  //~ ERROR CL0701
  static TF c3;  //~ ERROR[1.0,1.1] CL0407
  const TF c4;
void c5(ulong x) { _Alignof(int []);
  _Alignof(int [][2]);
  sizeof(int []);  //~ ERROR CL0401
  vec_step(int []);  //~ ERROR CL0528
  }
typedef int VF(int, ...);  //~ ERROR CL0421
  void c6(int (int, ...));  //~ ERROR CL0421
  void c7(int f(int, ...));  //~ ERROR CL0421
  void c8(void) { sizeof(int (int, ...));  //~ ERROR CL0421
  } struct V { int (*v)(int, ...); //~ ERROR CL0421
  int w(int, ...); //~ ERROR CL0421
  };
  int (c9)(int, ...);  //~ ERROR CL0421
  int __d1(int, ...);
  void d2(int __f(int, ...));

  typedef int __VT(int, ...);
  int *d3(int, ...);  //~ ERROR CL0421
void d4(ulong x) { (int (^)(int, ...))0;  //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0421

  sizeof(int (^)(int));  //~ ERROR[1.0,1.1,1.2] CL0212
  }
void d5(void) { (__typeof__(d4) *)0;  //~ ERROR CL0420
  typedef TF *TFP;  //~ ERROR CL0420
  typedef int (*TFP2)(void);  //~ ERROR CL0420
  }
void d6(ulong x) { TF *p;  //~ ERROR CL0420
  (void)(TF *)0;  //~ ERROR CL0420
  __builtin_offsetof(struct { TF *f;  //~ ERROR CL0420
  int b;
  }, b);
  }
