// std: 1.2+
// What a conversion prints has the size that its length says (6.15.14.2).

kernel void f(long wide, char4 bytes, short4 words, int4 numbers, long4 wides, float4 floats, uchar small)
{
    printf("%d", wide);          //~ WARNING CL0612
    printf("%ld", wide);
    printf("%lu", get_global_id(0));
    printf("%ld", numbers.x);    //~ WARNING CL0612
    printf("%hhd %hd %c", small, small, small);
    printf("%v4hhd", bytes);
    printf("%v4hhd", words);     //~ WARNING CL0612
    printf("%v4hd", words);
    printf("%v4hld", numbers);
    printf("%v4ld", numbers);    //~ WARNING CL0612
    printf("%v4ld", wides);
    printf("%v4hlf", floats);
    printf("%v4hf", floats);     //~ WARNING CL0612
}
