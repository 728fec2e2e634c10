// std: 1.0 1.2 2.0
typedef __attribute__((ext_vector_type(3))) uchar uc3;

void store_odd(global float8 *p, float4 v) {
  p->odd = v;
  p->even = v.wzyx;
  p->lo.hi = v.xy;
  p[1].s7 = 1;
  p[1].s01234567 = p[0].s76543210;
}

float4 splat(float f) { return f; }
float4 splat_cast(float f) { return (float4)f; }
int3 mix(int2 a, int b) { return (int3)(a, b); }
int16 nested(int4 a) { return (int16)((int8)(a, a), a, 1, 2, 3, 4); }

uc3 three(global uc3 *v) {
  uc3 t = v[2];
  t.xz = (uchar2)(1, 2);
  t.y += 3;
  return t.zyx;
}

int access(int4 v, int i) { return v[i] + v[3]; }

void compound(int4 *v) {
  v->xy *= 2;
  v->s3++;
  --v->zw;
  *v = -*v;
}
