// std: 1.2 3.0
// printf regression
kernel void test_printf(void)
{
    printf("plain\n");
    printf("%d %i %u\n", -1, 2, 3u);
    printf("%x %X %#x %o\n", 255, 255, 255, 8);
    printf("%5d|%-5d|%05d|%+d|% d\n", 1, 2, 3, 4, 5);
    printf("%hd %hhd %ld\n", (short)1, (char)2, 3L);
    printf("%f %.3f %10.2f %e %g %a\n", 1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f);
    printf("%c%c\n", 'o', 'k');
    printf("%s %s\n", "a string", "another");
    printf("%%\n");
}

kernel void test_printf_vectors(void)
{
    int4 i4 = (int4)(1, 2, 3, 4);
    uchar8 u8 = (uchar8)(7);
    float2 f2 = (float2)(1.5f, -2.5f);
    short3 s3 = (short3)(1, 2, 3);
    long2 l2 = (long2)(1L, -1L);
    printf("%v4d\n", i4);
    printf("%v4hld\n", i4);
    printf("%#v8hhx\n", u8);
    printf("%v2f %v2hlf\n", f2, f2);
    printf("%5.2v2hlf\n", f2);
    printf("%v3hd\n", s3);
    printf("%v2ld\n", l2);
}

kernel void test_printf_pointers(global int *g, constant int *c, local int *l)
{
    int p = 0;
    printf("%p %p %p %p\n", g, c, l, &p);
    printf("%p\n", (global void *)g);
    constant char *fmt = "stored format\n";
    int r = printf("returned\n");
    if (r != 0)
        printf("r = %d\n", r);
    printf(fmt);
}

kernel void test_printf_wi(global const float *x)
{
    size_t gid = get_global_id(0);
    if (gid == 0)
        for (size_t i = 0; i < get_global_size(0); ++i)
            printf("%d: %f\n", (int)i, x[i]);
    printf("%lu %s\n", (ulong)gid, gid ? "odd" : "zero");
}
