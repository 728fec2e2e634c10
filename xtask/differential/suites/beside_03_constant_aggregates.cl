// std: 1.2 2.0 3.0
typedef struct {
  int a[4];
  float f;
  constant char *name;
} entry;

constant char greeting[] = "hello";
constant int primes[5] = {2, 3, 5, 7, 11};
constant float4 corners[2] = {(float4)(0.0f), (float4)(1.0f, 2.0f, 3.0f, 4.0f)};
constant entry entries[] = {
  {{1, 2, 3, 4}, 0.5f, "one"},
  {{5}, .25f, greeting},
  {.f = 1.0f},
};
constant int *constant second = &primes[1];
constant int3 packed = {1, 2, 3};
constant int8 nested = (int8)((int4)(1), (int2)(2, 3), 4, 5);

int pick(constant int *p, int i) { return p[i]; }

kernel void use(global int *out, int i) {
  constant char *s = "local string";
  const int table[3] = {10, 20, 30};
  constant int ctable[3] = {100, 200, 300};
  out[0] = pick(primes, i) + *second;
  out[1] = table[i] + ctable[i];
  out[2] = s[i] + entries[i].name[0];
  out[3] = packed.y + nested.s7;
  out[4] = (int)corners[1].w;
}
