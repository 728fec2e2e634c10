// std: 1.2 2.0 3.0
image2d_t glb;
constant image1d_t cglb;
extern image2d_t ext;
struct img { image2d_t i; };
union uimg { image3d_t i; int j; };
typedef image2d_t img_t;
typedef image2d_t imgs_t[4];
image2d_t ret(void);
void take(image2d_t i);
void take_arr(image2d_t i[2]);
void take_ptr(image2d_t *i);
void take_gptr(global image2d_t *i);
void take_q(global image2d_t i);

void kernel k(image2d_t a, read_only image2d_t b, write_only image2d_t c, image1d_t d, int n) {
  image2d_t l;
  image2d_t m = a;
  local image2d_t o;
  static image3d_t p;
  a = b;
  take(a);
  take(b);
  take(c);
  take(d);
  take(0);
  &a;
  *a;
  a == b;
  a + 1;
  (image2d_t)n;
  (int)a;
  n ? a : b;
  sizeof(image2d_t);
  sizeof(a);
  (void)a;
}
