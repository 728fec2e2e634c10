// std: 1.2 2.0 3.0
__kernel void test_int(void)
{
    printf("%5.4d\n", 10);
    printf("%-8i|%+u|%#o|%#X\n", -1, 2u, 8, 0xff);
    printf("%hd %hhd %ld\n", (short)1, (char)2, 3L);
}
__kernel void test_vec(__global float4 *f, __global uchar16 *u)
{
    int2 i2 = (int2)(1, 2);
    printf("%2.2v4hlf\n", f[0]);
    printf("%v2hld\n", i2);
    printf("%v16hhu\n", u[0]);
    printf("%#v8hx|%v3hlg\n", (ushort8)(7), f[1].xyz);
}
__kernel void test_str(constant char *unused, int n)
{
    printf("%s %c %p %%\n", "literal", 'x', (void *)0);
    printf("%f %e %g %a\n", 1.0f, 2.0f, 3.0f, 4.0f);
    int r = printf("gid %d of %d\n", (int)get_global_id(0), n);
    if (r != 0) printf("failed\n");
}
