// std: 1.2 2.0 3.0
__constant char fmt[] = "value %d of %s\n";

__kernel void scalars(__global int *out, long l, ulong ul, float f, __global char *p)
{
  int i = get_global_id(0);
  out[0] = printf("plain\n");
  printf("%d %i %u %x %X %o\n", i, i, (uint)i, 255, 255, 8);
  printf("%5d|%-5d|%05d|%+d|% d\n", i, i, i, i, i);
  printf("%hhd %hd %ld %lu\n", (char)1, (short)2, l, ul);
  printf("%f %e %g %a %10.3f %.2e\n", f, f, f, f, f, f);
  printf("%c%c %s %%\n", 'o', 'k', "string");
  printf("%p\n", p);
  printf(fmt, i, "many");
}

__kernel void vectors(float4 f, int2 i, uchar8 c, long2 l, short3 s)
{
  printf("f4 = %v4hlf\n", f);
  printf("i2 = %#v2hlx\n", i);
  printf("c8 = %v8hhu\n", c);
  printf("l2 = %v2ld\n", l);
  printf("s3 = %v3hd\n", s);
  printf("%2.2v4hlf|%-8v2hld\n", f, i);
}
