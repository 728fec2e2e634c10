// std: 1.2 2.0 3.0

read_only image2d_t gi;
constant image2d_t gc;
image2d_t ret(void);
struct S { image2d_t i; };
struct S2 { read_only image1d_t *i; };
union U { int a; image3d_t b; };
void ptr(image2d_t *p);
void gptr(global image2d_t *p);
void arr(image2d_t a[2]);
typedef image2d_t img_arr[2];
void by_ptr_ptr(read_only image2d_t **p);

void uses(read_only image2d_t i, read_only image2d_t j, int n) {
  image2d_t loc;
  read_only image2d_t loc2 = i;
  i = j;
  &i;
  *i;
  i == j;
  i + 1;
  !i;
  (int)i;
  (void)i;
  sizeof(i);
  sizeof(image2d_t);
  n ? i : j;
  i[0];
  i.x;
  (read_only image2d_t)n;
  (read_only image2d_t)i;
  if (i) {}
  int a[2] = {i, j};
  static image2d_t si;
}

kernel void k(local image2d_t i);
kernel void k2(global image2d_t i);
kernel void k3(private image2d_t i);
kernel void k4(const read_only image2d_t i);
kernel void k5(volatile image1d_t i);
