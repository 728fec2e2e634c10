// What is left of mistakes that one place reports, each alone on its line.
// warnings

constant int ok1 = 1;
struct tagged { int a; };
struct tagged unsigned named_twice;  //~ ERROR CL0204  //~ ERROR[1.0,1.1,1.2] CL0307
void designator_word(void) { int a[2] = { [0 x] = 1 }; }  //~ ERROR CL0201
_Static_assert(1 //~ WARNING CL0218
"text");  //~ ERROR CL0201
constant int ok2 = 1;
__asm__("nop")  //~ ERROR CL0201 //~ WARNING CL0217
constant int ok3 = 1;
__asm__(1);  //~ ERROR CL0201 //~ WARNING CL0217
constant int ok4 = 1;
void asm_word(void) { __asm__ volatile; }  //~ ERROR CL0201 //~ WARNING CL0217
constant int ok5 = 1;
int old(a)  //~ WARNING CL0214
int a;
= 3;  //~ ERROR CL0201
constant int ok6 = 1;
void labelled(void) { a: [[maybe_unused]] int b; }  //~ WARNING CL0208 //~ WARNING CL0218
void labelled_twice(void) { a: __attribute__((unused)) __attribute__((aligned(8))) int b; }  //~ WARNING CL0208 //~ WARNING CL0711
void for_open(void) { for (int i = 0; i < 1; i++ }  //~ ERROR CL0201
constant int ok7 = 1;
void no_statement(void) { if (1) }  //~ ERROR CL0201
constant int ok8 = 1;
void loops(void) {
#pragma clang loop vectorize_width(4) 3  //~ WARNING CL0123
    for (int i = 0; i < 2; i++) { }
}
#define PARAMETER(__VA_ARGS__) 1  //~ WARNING CL0124
#define VARIABLE(...) 0  //~ WARNING[1.0,1.1,1.2,2.0] CL0805
#if __has_attribute(  //~ ERROR CL0112  //~ ERROR CL0114
#endif
#define CALL(x) x
#if CALL(1  //~ ERROR CL0112  //~ ERROR CL0114
#endif
#if @  //~ ERROR CL0114
#endif
# +  //~ ERROR CL0110
#if 0
#else
#else  //~ ERROR CL0109
#endif
#define OPEN <file
#include OPEN  //~ ERROR CL0110
#pragma pack(3)  //~ WARNING CL0121
void endian(int *a __attribute__((endian(host))));  //~ WARNING CL0710
void no_pointer(int a __attribute__((nosvm)));  //~ ERROR[1.0,1.1,1.2] CL0708  //~ WARNING[2.0+] CL0710
void always(int a __attribute__((always_inline))); //~ WARNING CL0711
void sampler(void) { sampler_t s = 0; }  //~ WARNING[1.1+] CL0446  //~ WARNING[1.0] CL0805
void array_cast(int a) { (int[2])a; }  //~ ERROR CL0512
void text(constant int *format) { printf(format); }  //~ ERROR[1.0,1.1] CL0602  //~ WARNING[1.2+] CL0508
void percent(void) { printf("%"); }  //~ ERROR[1.0,1.1] CL0602  //~ WARNING[1.2+] CL0612
void integer_first(global int *p, int a) { a == p; }  //~ WARNING CL0511  //~ WARNING CL0905
void increment(float a) { a++; }  //~ WARNING CL0502
void lines(image1d_t i);  //~ WARNING[1.0,1.1] CL0805
struct member { int; int a; };  //~ WARNING CL0206
typedef int twice;
int twice;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0402
void type(void) { twice; }  //~ WARNING CL0206
constant int euro = 1 €;  //~ ERROR CL0105
constant int ok9 = 1;
void branch(int a) { switch (a) { case 1: __attribute__((unused)) int b; } }  //~ WARNING CL0208 //~ WARNING CL0711
void spaces(int *p) { (__attribute__((address_space)) int *)p; }  //~ ERROR CL0709

inline int 1;  //~ ERROR CL0201
