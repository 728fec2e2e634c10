// std: 1.2
// OpenCL shift amounts are masked to the width of the left operand.
int positive(int x, int n) { return x << n; }
uint gep_mask(uint x, uint n) { return x >> n; }
int over(void) { return 1 << 33; }
int negative(int x) { return x << -1; }
long wide(long x, int n) { return x << n; }
char narrow(char c, int n) { return c << n; }
int4 vec(int4 a, int4 b) { return a << b; }
void compound(int *p, int n) { *p <<= n; *p >>= 40; }
