// std: 1.2 2.0
#define CHECK(do, id) do { if (!(cond)) printf("fail %d: %s\n", (id), #cond); } while (0)

__constant char banner[] = "conformance";
constant int expected[8] = { 0, 1, 1, 2, 3, 5, 8, 13 };

typedef struct {
    uint id;
    float4 position;
    char tag;
} record_t;

static int fib(int n)
{
    int a = 0, b = 1;
    while (n-- > 0) {
        int t = a + b;
        a = b;
        b = t;
    }
    return a;
}

static void show(const record_t *r)
{
    printf("id=%u pos=%v4hlf tag=%c\n", r->id, r->position, r->tag);
}

kernel void print_scalars(int i, uint u, long l, float f)
{
    printf("%d %i\n", i, -i);
    printf("%u %x %#o\n", u, u, u);
    printf("%ld %lx\n", l, (ulong)l);
    printf("%5.2f %e %g %a\n", f, f, f, f);
    printf("%c%%%s\n", 'a', "text");
    printf("%p\n", (void *)0);
}

kernel void print_vectors(float4 f, int8 n, uchar16 c, short2 s)
{
    printf("f4 = %2.2v4hlf\n", f);
    printf("n8 = %v8hld\n", n);
    printf("c16 = %v16hhx\n", c);
    printf("s2 = %v2hd\n", s);
    printf("sum = %f\n", f.x + f.y + f.z + f.w);
}

kernel void self_check(global int *failures)
{
    record_t rec = { 7u, (float4)(1.0f, 2.0f, 3.0f, 4.0f), 'x' };
    int bad = 0;
    for (int i = 0; i < 8; ++i) {
        int got = fib(i);
        CHECK(got == expected[i], i);
        bad += got != expected[i];
    }
    show(&rec);
    CHECK(sizeof(banner) == 12, 100);
    int len = printf("%s done\n", "self_check");
    failures[get_global_id(0)] = bad + (len < 0);
}
