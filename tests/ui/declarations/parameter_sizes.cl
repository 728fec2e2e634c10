// The size of an array among parameters may name those before it, which are no constants.
void rows(int n, int a[2][n]); //~ ERROR CL0416
void column(int n, private int (*a)[n]) {} //~ ERROR CL0416
void behind(int a[2][m], int m); //~ ERROR CL0501
void bytes(int n, int a[2][sizeof(n)]) { a[1][3] = n; }
void outermost(int n, int a[n]) { a[0] = 1; } //~ ERROR CL0416
struct pair { int a; };
void tagged(struct pair p, int a[sizeof(p)]) { a[0] = p.a; }
void sized(char c, int a[2][sizeof(c)]) { int (*row)[1] = a; int (*wide)[4] = a; } //~ WARNING CL0508
