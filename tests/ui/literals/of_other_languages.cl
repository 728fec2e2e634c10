// Numbers that compilers have beside those of the language, and nothing is said of what is done with them. Warnings are marked.
// std: 1.2+
constant float quad = 1.0q;  //~ WARNING CL0217 //~ WARNING CL0215
constant float hexadecimal = 0x1p3Q;  //~ WARNING CL0217
constant float imaginary = 1.0i;  //~ WARNING CL0217
constant float single = 1.0fj;  //~ WARNING CL0217
constant float before = 1.0if;  //~ WARNING CL0217
constant int integer = 1i;  //~ WARNING CL0217
constant int unsigned_integer = 1uI;  //~ WARNING CL0217
constant int precise = 1wb;  //~ WARNING CL0218
constant int unsigned_precise = 1uWB;  //~ WARNING CL0218
constant float twice = 1.0ii;  //~ ERROR CL0126
constant float both = 1.0fq;  //~ ERROR CL0126
constant float of_integer = 1q;  //~ ERROR CL0126
constant int size = 1z;  //~ ERROR CL0126
constant int broken = 1wbl;  //~ ERROR CL0126
void f(float x, int n) {
    x += 1.0i;  //~ WARNING CL0217
    n = sizeof(1.0q);  //~ WARNING CL0217
    float4 v = (float4)(1.0q);  //~ WARNING CL0217
}
#if 1i  //~ ERROR CL0114
#endif
