// What for declares.

void f(void) {
  for (static constant int s = 0; ; ) ; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1,2.0+] CL0407
  for (extern int s; ; ) ; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0407
  for (typedef int s; ; ) ; //~ ERROR CL0407
  for (int f(void); ; ) ; //~ ERROR CL0403 //~ ERROR CL0407
  for (struct s { int a; } x; ;) ;
  for (enum { C } e = C; ;) ;
  for (struct t { int a; }; ;) ; //~ ERROR CL0407
  for (union { int a; }; ;) ; //~ ERROR CL0407
  for (struct u; ;) ; //~ ERROR CL0407
  for (enum { D }; ;) ; //~ ERROR CL0407
  for (int; ;) ;
  for (extern constant int w; ; ) ; //~ ERROR CL0407
  for (register int i = 0;;) ; //~ ERROR CL0407
  for (auto int i = 0;;) ; //~ ERROR CL0407
  for (constant int i = 0;;) ; //~ ERROR CL0310
  for (local int i;;) ; //~ ERROR CL0310
  static void fg(void); //~ ERROR CL0407
  static int fh(int); //~ ERROR CL0407
  extern int fi(int); //~ ERROR[1.0,1.1] CL0407
  inline int fj(int);
  auto int fk(int); //~ ERROR CL0407
  register int fl; //~ ERROR CL0407
}
