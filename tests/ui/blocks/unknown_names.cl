// A name that nobody declared beside a block whose call lacks its end: the name is reported.
// std: 2.0
void two(int a, int b);
void calls(void) {
  two(nowhere, ^{ int a; };  //~ ERROR CL0501 //~ ERROR CL0201
}
void more(int a) {
  two(a, nowhere,  //~ ERROR CL0501
      ^{ int inside = 1; }; //~ ERROR CL0201
}
