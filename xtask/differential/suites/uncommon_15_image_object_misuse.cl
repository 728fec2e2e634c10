// std: 1.2 2.0

// Images are no ordinary values.

image2d_t file_img;
constant image2d_t c_img = 0;
struct has_img { int w; image2d_t img; };
union u_img { image2d_t a; int b; };
typedef image2d_t img_arr[2];
image2d_t ret_img(image2d_t i) { return i; }
void by_ptr(image2d_t *p);
void by_arr(image2d_t p[]);

void local_decl(void) {
  image2d_t i;
  read_only image2d_t r;
  image2d_t a[3];
  image2d_t *p;
  static image2d_t s;
  typedef image2d_t t;
}

void assign(read_only image2d_t a, read_only image2d_t b) {
  a = b;
  b = 0;
  read_only image2d_t c = a;
}

void ops(read_only image2d_t a, read_only image2d_t b, int n) {
  &a;
  *a;
  a + 1;
  a + b;
  a == b;
  a != 0;
  !a;
  ~a;
  -a;
  a++;
  a && b;
  a ? 1 : 2;
  n ? a : b;
  a, b;
  a[0];
  a.x;
  a->x;
  if (a) {}
  while (a) {}
  switch (a) {}
  (void)a;
  (int)a;
  (image2d_t)n;
  (image2d_t)a;
  sizeof(a);
  sizeof(image2d_t);
  vec_step(a);
  as_int(a);
  __builtin_astype(n, image2d_t);
  int x = a;
  long y = (long)a;
  return a;
}

void compound(read_only image2d_t a) {
  (struct { image2d_t i; }){a};
  (image2d_t){a};
  image2d_t arr[] = {a};
}

void lists(int n, ...);
void var_pass(read_only image2d_t a) { lists(1, a); }
