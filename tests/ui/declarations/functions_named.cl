// A function that is named and not called is an error, in attributes and in `typeof` too.
// std: 1.2+
int function(int);
void cleans(int *p);
void f(int n) {
    __attribute__((cleanup(cleans))) int a;
    __attribute__((annotate("x", function))) int b;
    __attribute__((aligned(function))) int c;  //~ ERROR CL0420
    __typeof__(function) other;  //~ ERROR CL0420
    __typeof__((function)) another;  //~ ERROR CL0420
    __typeof__(function(1)) value;
    n = __builtin_types_compatible_p(__typeof__(function), int);  //~ ERROR CL0420
}
__attribute__((cleanup(cleans))) constant int outside = 1;
__attribute__((cleanup(cleans))) void of_function(void);
struct __attribute__((cleanup(cleans))) S { int a; };
