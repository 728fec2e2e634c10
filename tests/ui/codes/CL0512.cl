// A cast goes from a scalar to a scalar (C99 6.5.4, 6.4.2), or to void from anything: not to or from structs, arrays and
// opaque types, nor between pointers and floating numbers.
struct s { int a; };
struct t { int a; };
void nothing(void);
void casts(int i, float f, struct s s, struct t t, int *p, float4 f4) {
  i = (int)s; //~ ERROR CL0512
  f = (float)s; //~ ERROR CL0512
  i = ((struct s)i).a; //~ ERROR CL0512
  i = ((struct s)t).a; //~ ERROR CL0512
  p = (int *)s; //~ ERROR CL0512
  p = (int *)f; //~ ERROR CL0512
  f = (float)p; //~ ERROR CL0512
  i = (int)nothing(); //~ ERROR CL0512
  int a[2];
  (void)(int[2])a; //~ ERROR CL0512
  i = (bool)s; //~ ERROR CL0512
  i = (int)f; //~ FINE CL0512
  f = (float)i; //~ FINE CL0512
  i = (bool)p; //~ FINE CL0512
  p = (int *)(ulong)i; //~ FINE CL0512
  f4 = (float4)f; //~ FINE CL0512
  (void)s; //~ FINE CL0512
  (void)nothing(); //~ FINE CL0512
  i = (int)(enum { A, B })i; //~ FINE CL0512
  float *q = (float *)a; //~ FINE CL0512
  i = ((struct s){ i }).a; //~ FINE CL0512
}
kernel void opaque(sampler_t sampler, read_only image2d_t image) {
  int a = (int)sampler; //~ ERROR CL0512
  int b = (int)image; //~ ERROR CL0512
  (void)image; //~ FINE CL0512
}
