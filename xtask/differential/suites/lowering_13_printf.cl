// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

constant char msg[] = "value %d\n";

kernel void print(global char *g, float4 f4, half h, uchar4 c4, float2 f2, int i) {
  printf("plain\n");
  printf("%d %s\n", i, "str");
  printf("%v4hlf\n", f4);
  printf("%v4f\n", f4);
  printf("%v4hhu\n", c4);
  printf("%v2hlf %d\n", f2, i);
  printf("%#v4hhx\n", c4);
  printf("%c%%\n", 'a');
  printf("%f %e\n", f2.x, 1.0);
  printf(msg, i);
  printf("%ld %lu\n", 1L, get_global_size(0));
  printf("%p\n", g);
  printf("%5.2v4hlf\n", f4);
  int r = printf("");
}

kernel void mismatched(float4 f4, int i, private char *p) {
  printf("%d\n", f4);
  printf("%v4d\n", f4);
  printf("%s\n", i);
  printf("%v3hlf\n", f4);
  printf("%d\n");
  printf("%d\n", i, i);
  printf("%n", &i);
  printf("%v5d", i);
}
