// What is known of addresses before the program runs (C99 6.6): where they lead, how far they are apart in one
// object, and what lies there in the constant address space. Sizes of arrays are made of integers alone.
constant int a[4] = { 1, 2, 3, 4 };
constant int b = 5;
struct s { int x; int y[3]; float4 v; char c[4]; };
constant struct s whole = { 1, { 2, 3, 4 }, (float4)(1), "abc" };

constant int apart = &a[2] - &a[0];
constant int members_apart = &whole.y[1] - &whole.x;
constant long bytes_apart = (constant char *)&whole.y[1] - (constant char *)&whole;
constant int behind = &a[2] > &a[1];
constant int other = &a[3] == &b;
constant int no_null = &b != 0;
constant int null = !&b;
constant int both = &b && &a;
constant int chosen = &b ? 1 : 2;
constant bool truth = &a;
constant int at_its_end = &a[4] == &b;  //~ ERROR CL0439
constant int order_of_two = &b < &a[0];  //~ ERROR CL0439
constant int literals = "abc" == "abc";  //~ ERROR CL0439
constant int number = (long)&b == 0;  //~ ERROR CL0439
constant int half_of_it = (int)(long)&b;  //~ ERROR CL0439
constant long all_of_it = (long)&b;

constant int *constant p = &whole.y[1];
constant int *constant q = p;
constant char *constant text = "abc";
constant int through = *p;
constant int next = p[1];
constant int same = p == &whole.y[1];
constant char letter = *text;
constant char second = text[1];
constant char beyond = text[9];  //~ ERROR CL0439
constant int element = a[3];
constant int outside = a[9];  //~ ERROR CL0439 //~ WARNING CL0536
constant int one_further = *(&b + 1);  //~ ERROR CL0439
constant char of_array = whole.c[1];
constant struct s copy = whole;
constant float4 vector = whole.v;
constant float other_type = *(constant float *)&b;  //~ ERROR CL0439
constant int of_literal = ((struct s){ 1 }).y[0];
constant size_t offset = (size_t)&((struct s *)0)->v;
constant int from_number = (int)(long)(constant int *)16;
constant int numbers = (constant int *)16 < (constant int *)17;
constant int not_yet = later;  //~ ERROR CL0501
constant int itself = itself;  //~ ERROR CL0439
constant int called = get_global_id(0);  //~ ERROR CL0439

// Bits are not looked into, nor elements of a literal.
constant int bits = as_int(1.0f);  //~ ERROR CL0439
constant uint4 more_bits = as_uint4((int4)(1));  //~ ERROR CL0439
constant int of_vector = ((int4)(1, 2, 3, 4)).x;  //~ ERROR CL0439
constant int of_splat = ((int4)(1)).x;
constant int4 selected = (int4)(1) == (int4)(2) ? (int4)(1) : (int4)(2);  //~ ERROR CL0439

// Functions of compilers on bits and signs.
constant int counted[__builtin_popcount(3)] = { 1, 2 };  //~ WARNING CL0615
constant int zeros[__builtin_clz(1) == 31 ? 1 : -1] = { 1 };  //~ WARNING CL0615
constant int last[__builtin_ctz(8) == 3 ? 1 : -1] = { 1 };  //~ WARNING CL0615
constant int swapped[__builtin_bswap16(1) == 256 ? 1 : -1] = { 1 };  //~ WARNING CL0615
constant int undefined = __builtin_clz(0);  //~ ERROR CL0439 //~ WARNING CL0615

kernel void f(void) {
    const int n = 2;
    int m = 3;
    constant int of_variable = m;  //~ ERROR CL0439 //~ WARNING[1.0,1.1] CL0805
    constant int of_constant = n;  //~ WARNING[1.0,1.1] CL0805
    constant int itself_too = (&m == &m);  //~ WARNING[1.0,1.1] CL0805
    int size1[n]; //~ WARNING CL0416
    int size2[b]; //~ WARNING CL0416
    int size3[through];  //~ ERROR CL0416
    int size4[&a[2] - &a[0]];  //~ ERROR CL0416
    int size5[&m == &m];  //~ ERROR CL0416
    int size6[(int)1.5];  //~ WARNING[1.0,1.1] CL0804
    int size7[(int)(1.5 + 1.0)];  //~ ERROR CL0416 //~ WARNING[1.0,1.1] CL0804 //~ WARNING[1.0,1.1] CL0804
    int size8[1 || m];  //~ ERROR CL0416
    int size9[1 ? 2 : m];  //~ ERROR CL0416
    int size10[a[1]];  //~ ERROR CL0416
    switch (m) {
    case through: ;
    case &a[1] - &a[0]: ;
    case m: ;  //~ ERROR CL0439
    }
    enum { LETTER = "abc"[0], APART = &a[1] - &a[0] };
    _Static_assert(through == 3, "");  //~ WARNING CL0218
    _Static_assert(&m == &m, "");  //~ WARNING CL0218
    int *null_pointer = __builtin_popcount(0);  //~ WARNING CL0615
    int *no_null_pointer = through - 3;  //~ ERROR CL0507
}
__attribute__((reqd_work_group_size(b, 1, 1))) kernel void k1() {}
__attribute__((reqd_work_group_size(through, 1, 1))) kernel void k2() {}  //~ ERROR CL0709
