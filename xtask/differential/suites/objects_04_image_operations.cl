// std: 1.2 2.0 3.0
// Expressions over images.
void take(image2d_t i);
void take3(image3d_t i);
void take_int(int i);

kernel void ops(read_only image2d_t a, read_only image2d_t b, read_only image3d_t c, global int *out) {
  a = b;
  a + b;
  a == b;
  !a;
  -a;
  *a;
  ++a;
  a[0];
  a.x;
  a->x;
  a && b;
  a ? 1 : 0;
  *out ? a : b;
  (int)a;
  (image2d_t)b;
  (image3d_t)a;
  (read_only image2d_t)1;
  (void)a;
  a;
  (a, b);
  take(a);
  take((a));
  take(c);
  take3(a);
  take3(c);
  take_int(a);
  take(0);
  *out = a;
  if (a) *out = 1;
  while (b) break;
  switch (a) { default: break; }
  out[a] = 2;
  *out = sizeof(a);
  *out = sizeof(image2d_t);
  *out = a == 0;
  *out = &a != 0;
  out = (global int *)a;
}
