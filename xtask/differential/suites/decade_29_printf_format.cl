// std: 1.2 2.0 3.0

constant char row_format[] = "%f %f\n";

kernel void dump(global float4 *rows, global uchar3 *pixels, long2 wide,
                 global half *h, uint id, constant char *title, int8 eight) {
  size_t where = get_global_id(0);
  float x = rows[0].x;

  printf("%s: %u\n", title, id);
  printf("%s\n", id);
  printf("row %u: %v4hlf\n", id, rows[where]);
  printf("row %u: %.2v4hlf\n", id, rows[where]);
  printf("row %u: %v3hlf\n", id, rows[where]);
  printf("row %u: %v4hlf\n", rows[where]);
  printf("pixel #%v3hhx %v3hhu\n", pixels[where], pixels[where]);
  printf("pixel %v3d\n", pixels[where]);
  printf("%v2ld %v8hld\n", wide, eight);
  printf("%v2ld\n", eight);
  printf("%v8hld\n", rows[0]);
  printf("%v4s\n", title);
  printf("%v6hlf\n", rows[0]);
  printf("%hlf\n", x);
  printf("%e %g %a %5.1f\n", x, x, x, x);
  printf("%d %x %c\n", x, x, x);
  printf("%f\n", id);
  printf("%lu %u\n", where, where);
  printf("%llu\n", where);
  printf("%p %p\n", rows, title);
  printf("100%\n");
  printf("100%%\n");
  printf("%d\n");
  printf("%d\n", 1, 2);
  printf(row_format, x, x);
  printf(title, x);
  printf("");
  int n = printf("%-*.*f\n", 8, 3, x);
  char mine[] = "%d\n";
  printf(mine, 1);
}
