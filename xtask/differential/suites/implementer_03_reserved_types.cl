// std: 1.2 3.0
bool2 a;
half16 *b;
void f(private float2x2 *m);
float4x4 mat;
double4x4 dmat;
quad4 q4;
long long2 ll;
uint32_t u;

kernel void bools(bool b, global int *o) { *o = b; }
kernel void boolp(global bool *b) { }
kernel void sizes(size_t s) { }
kernel void ptrd(ptrdiff_t s) { }
kernel void ip(intptr_t s, uintptr_t t) { }
kernel void psz(global size_t *s) { }
