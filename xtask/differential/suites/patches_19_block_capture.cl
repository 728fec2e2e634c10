// std: 2.0
typedef void (^bv)(void);
__global int counter;

kernel void capture(global int *g, local int *l, read_only image2d_t img) {
  int i = 0;
  int arr[4] = {0};
  __block int shared = 0; // expected-error
  bv const b0 = ^{ g[0] = i; };
  bv const b1 = ^{ i = 1; }; // expected-error
  bv const b2 = ^{ l[0] = 1; };
  bv const b3 = ^{ counter++; };
  bv const b4 = ^{ arr[0] = 1; }; // expected-error
  bv const b5 = ^{ local int x; }; // expected-error
  bv const b6 = ^{ constant int x = 1; }; // expected-error
  bv const b7 = ^{ static int x; };
  bv const b8 = ^{ b0(); }; 
  int (^const b9)(void) = ^{ return get_image_width(img); };
  int (^const b10)(int *) = ^(int *p) { return *p; };
  int (^const b11)(local int *) = ^(local int *p) { return *p; };
  b10(g);
  b11(g); // expected-error
  b11(l);
}
