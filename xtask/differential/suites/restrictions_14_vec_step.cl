// std: 1.2 2.0
struct S { int a; };
void f(int4 i4, float3 f3, global float2 *p, struct S s) {
  int a[vec_step(int4)];
  int b[vec_step(float3) == 4 ? 1 : -1];
  int c = vec_step(i4);
  int d = vec_step i4;
  int e = vec_step(*p);
  int g = vec_step(p);
  int h = vec_step(char);
  int i = vec_step(void);
  int j = vec_step(s);
  int k = vec_step(struct S);
  int l = vec_step(f);
  int m = vec_step(bool);
  int n = vec_step();
  int o = vec_step(int[4]);
  int q = vec_step(event_t);
  switch (c) { case vec_step(short16): break; case 16: break; }
}
