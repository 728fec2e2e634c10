// std: 1.0 1.2 2.0
int shl_int(int a, int b) { return a << b; }
int shr_int(int a, long b) { return a >> b; }
uint shr_uint(uint a, uint b) { return a >> b; }
long shl_long(long a, int b) { return a << b; }
char shl_char(char a, char b) { return a << b; }

int4 shl_vec(int4 a, int4 b) { return a << b; }
int4 shr_vec_scalar(int4 a, int b) { return a >> b; }
uchar2 shl_uchar2(uchar2 a, uchar2 b) { return a << b; }

int shl_const32(void) { return 1 << 32; }
int shl_const33(void) { return 1 << 33; }
int shl_neg(int a) { return a << -1; }
long shl_const64(void) { return 1L << 64; }

__constant int folded = 1 << 36;
__constant int array_size_ok[(1 << 33) == 2 ? 1 : -1] = {0};
