constant float fa[] = {1, 2, 3};
constant int ca[2] = {1, 2, 3};
constant char str[] = "abc";
constant char *sp = "abc";  //~ ERROR[1.0,1.1,1.2] CL0307
void f10(void) { const char *s = "abc"; constant char *t = "abc"; char a[] = "abc"; constant char *u = 0; }  //~ ERROR CL0301
