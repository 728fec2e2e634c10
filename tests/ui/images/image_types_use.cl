// std: 1.2+

read_only image2d_t gi; //~ ERROR CL0422
constant image2d_t gc; //~ ERROR CL0422
image2d_t ret(void); //~ ERROR CL0423
struct S { image2d_t i; }; //~ ERROR CL0426
struct S2 { read_only image1d_t *i; }; //~ ERROR CL0424
union U { int a; image3d_t b; }; //~ ERROR CL0426
void ptr(image2d_t *p); //~ ERROR CL0424
void gptr(global image2d_t *p); //~ ERROR CL0424
void arr(image2d_t a[2]); //~ ERROR CL0425
typedef image2d_t img_arr[2]; //~ ERROR CL0425
void by_ptr_ptr(read_only image2d_t **p); //~ ERROR CL0424

void uses(read_only image2d_t i, read_only image2d_t j, int n) {
  image2d_t loc; //~ ERROR CL0422
  read_only image2d_t loc2 = i; //~ ERROR CL0422
  i = j; //~ ERROR CL0502
  &i; //~ ERROR CL0502
  *i; //~ ERROR CL0502
  i == j; //~ ERROR CL0502
  i + 1; //~ ERROR CL0502
  !i; //~ ERROR CL0502
  (int)i; //~ ERROR CL0512
  (void)i;
  sizeof(i);
  sizeof(image2d_t);
  n ? i : j;
  i[0]; //~ ERROR CL0529
  i.x; //~ ERROR CL0530
  (read_only image2d_t)n; //~ ERROR CL0512
  (read_only image2d_t)i; //~ ERROR CL0512
  if (i) {} //~ ERROR CL0532
  int a[2] = {i, j}; //~ ERROR CL0506 //~ ERROR CL0506
  static image2d_t si; //~ ERROR CL0422
}

kernel void k(local image2d_t i); //~ ERROR CL0315
kernel void k2(global image2d_t i); //~ ERROR CL0315
kernel void k3(private image2d_t i);
kernel void k4(const read_only image2d_t i);
kernel void k5(volatile image1d_t i);
