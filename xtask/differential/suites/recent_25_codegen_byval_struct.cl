// std: 1.2 2.0
// Aggregates as kernel arguments and return values.

typedef struct {
  int i[8];
  float4 f;
} big_t;

typedef struct {
  char c;
  short s;
} small_t;

typedef struct __attribute__((packed)) {
  char c;
  int3 v;
} packed_t;

big_t make_big(int n) {
  big_t b = {{0}, (float4)(0.0f)};
  b.i[n & 7] = n;
  return b;
}

small_t make_small(char c) {
  return (small_t){c, 1};
}

kernel void k(big_t b, small_t s, packed_t p, global big_t *out) {
  small_t t = make_small(s.c);
  out[0] = b;
  out[1] = make_big(s.s);
  out[2].f.xy = p.v.xy;
  out[2].f.xy = convert_float2(p.v.xy);
  out[3].i[0] = t.s;
}

kernel void wrapped(global big_t *out, big_t first_argument,
                    small_t second_argument, float third_argument,
                    constant small_t *fourth_argument) {
  out[get_global_id(0)].f =
      first_argument.f * third_argument +
      (float4)(second_argument.c, second_argument.s,
               fourth_argument[0].c, fourth_argument[1].s);
  out[get_global_id(0)].i[second_argument.c] =
      first_argument.i[second_argument.s] +
      fourth_argument->missing_member;
  out[0] = make_big(first_argument.i[0],
                    first_argument.i[1]);
  out[1] =
      make_small(second_argument.c);
}
