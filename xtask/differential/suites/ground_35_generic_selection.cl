// std: 1.2 2.0 3.0
#define NAME(x) _Generic((x), int: 1, uint: 2, float: 3, float4: 4, int4: 5, default: 0)
_Static_assert(NAME(1) == 1, "int");
_Static_assert(NAME(1u) == 2, "uint");
_Static_assert(NAME(1.0f) == 3, "float");
_Static_assert(NAME((float4)(1)) == 4, "float4");
_Static_assert(NAME((int4)(1)) == 5, "int4");
_Static_assert(NAME('a') == 1, "char literal");
_Static_assert(NAME((char)'a') == 0, "char");
_Static_assert(NAME(true) == 1, "bool");
_Static_assert(NAME(1L) == 0, "long");
_Static_assert(NAME(1.0) == 3, "double literal");
_Static_assert(_Generic("a", char *: 1, constant char *: 2, const constant char *: 3, default: 4) == 2, "string");
_Static_assert(_Generic((global int *)0, global int *: 1, local int *: 2, default: 3) == 1, "as");
_Static_assert(_Generic((int2)(1) == (int2)(1), int2: 1, bool: 2, default: 3) == 1, "cmp");
_Static_assert(_Generic((float2)(1) < (float2)(1), int2: 1, default: 3) == 1, "cmp");
_Static_assert(_Generic((short2)(1) && (short2)(1), short2: 1, int2: 2, default: 3) == 1, "and");
_Static_assert(_Generic(sizeof(int), size_t: 1, default: 2) == 1, "size");
_Static_assert(_Generic((uchar)1 + (uchar)1, int: 1, default: 2) == 1, "promotion");
void f(int i, const int c, int4 v, int *p) {
  _Generic(i, int: 1, int: 2);
  _Generic(i, float: 1);
  _Generic(i, default: 1, default: 2);
  _Generic(i);
  _Generic(i, );
  _Generic(i, int 1);
  _Generic(i, int: );
  _Generic(c, const int: 1, int: 2);
  _Generic(v, int4: v.x, default: v);
  _Generic(v.xy, int2: 1, default: 2);
  _Generic(p, int *: 1, private int *: 2, default: 3);
  _Generic(i, struct U: 1, default: 2);
  _Generic(i, int[]: 1, default: 2);
  _Generic(i, void: 1, default: 2);
  _Generic(i, int(int): 1, default: 2);
  _Generic(int, int: 1, default: 2);
  _Generic(i, int: i) = 3;
}
