// A `;` before the `)` of a call ends what was meant: what follows it goes with it.
int g(int);
void f(int n) {
    int a = g(10;)  //~ ERROR CL0201
    int lost;
    n = lost;
}
void h(int n) {
    g(n;)  //~ ERROR CL0201
    int lost = 0;
    lost = 1;
}
