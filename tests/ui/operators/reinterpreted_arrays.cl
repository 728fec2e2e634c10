// What is reinterpreted of an array are its own bits, a string literal's among them, not those of a pointer to it.
// std: 1.2+
kernel void f(global int *out, constant char *text) {
    int one[1] = {1}, two[2];
    out[0] = as_int("abc");
    out[1] = as_int("ab");  //~ ERROR CL0515
    long l = as_long("abcdefg");
    l = as_long("abc");  //~ ERROR CL0515
    l = as_long(text);
    out[2] = as_int(one);
    l = as_long(two);
    l = as_long(one);  //~ ERROR CL0515
    out[3] = as_int2(two).y;
    out[4] = __builtin_astype(one, int);
}
