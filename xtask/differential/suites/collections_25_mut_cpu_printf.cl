// std: 1.2 3.0
kernel void test_printf_mutants(global int *g, constant int *c, local int *l)
{
    int4 i4 = (int4)(1, 2, 3, 4);
    uchar8 u8 = (uchar8)(7);
    float2 f2 = (float2)(1.5f, -2.5f);
    constant char *fmt = "stored format\n";
    size_t gid = get_global_id(0);
    // printf("%d %i %u\n", -1, 2, 3u);
    printf("%d %i %u\n", -1, 2);
    printf("%d %s %u\n", -1, 2, 3u);
    // printf("%v4hld\n", i4);
    printf("%v8hld\n", i4);
    printf("%v4hld\n", i4, u8);
    // printf("%v2hlf\n", f2);
    printf("%v2hld\n", f2);
    print("%v2hlf\n", f2);
    // printf("%#v8hhx\n", u8);
    printf("%#v8x\n", u8);
    printf(%#v8hhx\n, u8);
    // printf(fmt);
    printf(g);
    // printf("%lu %s\n", (ulong)gid, gid ? "odd" : "zero");
    printf("%lu %s\n", (ulong)gid, gid ? "odd" : 0.0f);
}
