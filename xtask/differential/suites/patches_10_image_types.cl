// std: 1.2 2.0
void kernel img(read_only image2d_t i) {}
void imgage_access(image1d_t i);
void fn(image2d_t a, read_only image3d_t b, write_only image2d_array_t c);

void param_ptr(image2d_t *i); // expected-error
void param_arr(image2d_t i[2]); // expected-error
image2d_t ret(void); // expected-error
image1d_t glob; // expected-error
constant image2d_t cglob; // expected-error

typedef image2d_t my_image;
typedef struct {
  image2d_t a; // expected-error
} in_struct;
union in_union {
  int b;
  image1d_buffer_t a; // expected-error
};

void uses(read_only image2d_t a, read_only image2d_t b, my_image c) {
  image2d_t l; // expected-error
  image2d_t ls[4]; // expected-error
  a = b; // expected-error
  &a; // expected-error
  *a; // expected-error
  a + 1; // expected-error
  if (a) {} // expected-error
  (image2d_t)1; // expected-error
  (void)a;
  c = a; // expected-error
  sizeof(a);
  a == b; // expected-error
  a, b;
  a ? 1 : 2; // expected-error
}
