// std: 1.1 1.2 2.0
// opts: -DFP64=1
// printf: formats, address spaces of the format, vector and half arguments.

#if defined(FP64)
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

constant char fmt_const[] = "value: %d\n";
typedef __attribute__((ext_vector_type(2))) float vf2;

kernel void test_printf_vec(vf2 arg, float4 f4, int8 i8, uchar16 u16) {
  printf("%v2hlf", arg);
  printf("%v4hlf\n", f4);
  printf("%v8hld %v16hhx\n", i8, u16);
  printf("%#v2A", arg);
  printf("%v2f", arg);
  printf("%v4hlf", arg);
  printf("%v5hlf", f4);
}

kernel void test_printf_scalars(char c, short s, int i, long l, uint u, ulong ul,
                                float f, global int *p, constant char *str) {
  printf("");
  printf("%%\n");
  printf("%d %i %u %x %X %o\n", i, i, u, u, u, u);
  printf("%hhd %hd %d %ld\n", c, s, i, l);
  printf("%lu %lx\n", ul, ul);
  printf("%f %e %g %a %5.2f %+.3E\n", f, f, f, f, f, f);
  printf("%c%s\n", c, "literal");
  printf("%p\n", p);
  printf("%s\n", str);
  printf(fmt_const, i);
  printf(str, i);
  printf("%d\n", f);
  printf("%f\n", i);
  printf("%s\n", i);
  printf("%d\n");
  printf("%d\n", i, i);
  printf("%lld\n", l);
  printf("%n\n", &i);
  printf("%y\n", i);
  printf("%" "d" "\n", i);
  int n = printf("count %d\n", i);
}

void bad_formats(global char *g, local char *l, int i) {
  char priv[8] = "%d";
  printf(priv, i);
  printf(g, i);
  printf(l, i);
  printf();
  printf(i);
}

#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void halves(half h, half4 h4, double d) {
  printf("%f\n", h);
  printf("%v4hf\n", h4);
  printf("%f %lf\n", d, d);
}
#endif

constant int got = printf("at program scope");
int puts(constant char *);
int my_printf(constant char *fmt, ...) __attribute__((format(printf, 1, 2)));
kernel void calls(void) { my_printf("%d", 1); puts("x"); fprintf(0, "x"); }
