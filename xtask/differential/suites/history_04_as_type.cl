// std: 1.2 3.0
uint bits(float x) {
  return as_uint(x);
}

short2 halves(int x) {
  return as_short2(x);
}

int4 widen3(int3 x) {
  return as_int4(x);
}

int3 narrow4(int4 x) {
  return as_int3(x);
}

int3 wrong3(char16 x) {
  return as_int3(x);
}

long too_wide(int x) {
  return as_long(x);
}

ushort too_narrow(float x) {
  return as_ushort(x);
}

ulong ptr_bits(global int *p) {
  return as_ulong(p);
}

int4 ptr_vec(global int *p) {
  return as_int4(p);
}

struct rgba { uchar r, g, b, a; };
uint from_struct(struct rgba c) {
  return as_uint(c);
}

struct rgba to_struct(uint c) {
  return __builtin_astype(c, struct rgba);
}

constant int folded = as_int(1.0f);
constant uint4 folded_vec = as_uint4((float4)(1.0f, 2.0f, 3.0f, 4.0f));

void forms(int x) {
  (void)__builtin_astype(x);
  (void)__builtin_astype(x, missing_t);
  (void)__builtin_astype(x, float, 1);
}
