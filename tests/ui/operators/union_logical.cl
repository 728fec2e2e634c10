// std: 1.2 3.0+

// Unions, anonymous members, booleans and comma expressions.

typedef union {
  int i;
  float f;
  uchar4 c;
  struct { short lo, hi; };
} pun_t;

int pun(float f) {
  pun_t u = {.f = f};
  u.hi ^= 1;
  u.c.w = 0;
  return u.i;
}

bool logic(int a, float f, int4 v) {
  bool b = a;
  b = f;
  b = v; //~ ERROR CL0506
  b = v.x && f;
  b = !f || a;
  b = (a++, f > 1.0f);
  pun_t w = {1.0f};
  pun_t x = {1, 2};
  w = x;
  w == x; //~ ERROR CL0502
  w.missing = 3; //~ ERROR CL0531
  return any(v == 0) ? true : false;
}

int wrapped(int first_operand, float4 second_operand, int2 third_operand,
            local int *fourth_operand) {
  int result = first_operand > 0 //~ ERROR CL0507
                   ? third_operand.x
                   : fourth_operand;
  result += first_operand * third_operand.y - //~ ERROR CL0506
            second_operand +
            *fourth_operand;
  if (first_operand && //~ ERROR CL0532
      any(second_operand == (float4)(0.0f)) &&
      third_operand)
    return max(first_operand, //~ ERROR CL0506
               second_operand);
  return result;
}
