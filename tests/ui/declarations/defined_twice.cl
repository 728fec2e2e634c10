// Of what was defined twice nothing more is said.
int one(int a) { return a; }
int one(int a) { return a; }  //~ ERROR CL0402
int one(float a);
void calls(void) { one(1, 2); int4 v = one(1); }
