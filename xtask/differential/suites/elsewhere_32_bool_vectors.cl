// std: 1.2 2.0 3.0
// bool, boolN and ext_vector_type(bool).

typedef bool boolv4 __attribute__((ext_vector_type(4)));
typedef bool boolv8 __attribute__((ext_vector_type(8)));
typedef bool gccbool __attribute__((vector_size(4)));
typedef bool4 reserved_type;
typedef int bool2;

constant bool yes = true, no = false;
constant int sizes[] = {sizeof(bool), sizeof(true), sizeof(boolv4)};

boolv4 invert(boolv4 v) { return ~v; }
boolv4 both(boolv4 a, boolv4 b) { return a & b | a ^ b; }
boolv4 logical(boolv4 a, boolv4 b) { return a && b; }
boolv4 arith(boolv4 a, boolv4 b) { return a + b; }
boolv4 compare(boolv4 a, boolv4 b) { return a == b; }
bool element(boolv4 a, int i) { return a[i] || a.x; }
boolv4 built(bool a) { boolv4 r = (boolv4)(a, true, 0, 1); r.xy = r.zw; r[2] = a; return r; }
boolv4 from_int(int4 v) { return __builtin_convertvector(v, boolv4); }
int4 to_int(boolv4 v) { return __builtin_convertvector(v, int4); }
boolv4 implicit_conv(int4 v) { return v; }
float4 choose(boolv4 c, float4 a, float4 b) { return c ? a : b; }

bool scalar(int i, float f, global int *p, int4 v) {
  bool b = i;
  b = f;
  b = p;
  b = 3 > i;
  b = v.x;
  b = v;
  b += 1;
  b++;
  b--;
  b = !b;
  b = ~b;
  b = -b;
  b = (bool)p && (bool)2.5f;
  _Bool under = b;
  i = b << 1;
  f = b;
  int4 w = (int4)b;
  int4 w2 = (int4)true;
  float4 w3 = (float4)(true);
  uint4 w4 = b;
  int arr[true + 1];
  switch (b) { case true: return false; case false: break; }
  return b ? yes : no;
}

struct has_bool { bool a; bool b[3]; bool c : 1; };
kernel void params(bool b) {}
kernel void ptr_param(global bool *b) { *b = true; }
kernel void vec_param(boolv4 v) {}
kernel void struct_param(struct has_bool s) {}
kernel void pstruct_param(global struct has_bool *s) { s->a = !s->b[1]; }
bool any_all(int4 a) { return any(a) && all(a < 0) && any(true) && any(1.0f); }
void conversions(void) {
  bool b = convert_bool(1);
  int i = convert_int(true);
  int4 j = convert_int4((boolv4)(1));
  i = as_int(true);
  i = select(1, 2, true);
}
#ifndef __bool_true_false_are_defined
#define __bool_true_false_are_defined 0
#endif
#if true && !false
constant int pp_true = 1;
#else
constant int pp_false = __bool_true_false_are_defined;
#endif
