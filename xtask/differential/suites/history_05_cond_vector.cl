// std: 1.2
char2 ok_same(char2 c, char2 a, char2 b) { return c ? a : b; }
uchar2 ok_u(char2 c, uchar2 a, uchar2 b) { return c ? a : b; }
float2 ok_f(int2 c, float2 a, float2 b) { return c ? a : b; }
float2 ok_uf(uint2 c, float2 a, float2 b) { return c ? a : b; }
int ok_scalar(int c, int a, int b) { return c ? a : b; }
int2 ok_sc_vec(int c, int2 a, int2 b) { return c ? a : b; }
char2 ok_mix(char2 c, char2 a, char b) { return c ? a : b; }
int2 ok_scal_ops(int2 c, int a, int b) { return c ? a : b; }

char2 bad_len(char2 c, char4 a, char4 b) { return c ? a : b; }
char3 bad_len3(char3 c, char2 a, char2 b) { return c ? a : b; }
char2 bad_size(int2 c, char2 a, char2 b) { return c ? a : b; }
int2 bad_size2(char2 c, int2 a, int2 b) { return c ? a : b; }
float2 bad_cond_f(float2 c, float2 a, float2 b) { return c ? a : b; }
float bad_cond_scalar_f(float c, float a, float b) { return c ? a : b; }
int2 bad_types(int2 c, int2 a, uint2 b) { return c ? a : b; }
int2 bad_narrow(int2 c, int2 a, long b) { return c ? a : b; }
char2 bad_scal_ops(char2 c, int a, int b) { return c ? a : b; }
int bad_ptr(int *c, int a, int b) { return c ? a : b; }
int2 bad_ptr_ops(int2 c, int *a, int *b) { return c ? a : b; }
struct S { int v; };
int2 bad_struct(int2 c, struct S a, struct S b) { return c ? a : b; }
