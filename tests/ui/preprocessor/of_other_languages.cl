// What GNU C has beyond C99's preprocessor.
// std: 3.0+
#define NAMED(x...) x //~ WARNING CL0217
#define DROPPED(a, ...) f(a, ##__VA_ARGS__) //~ WARNING CL0217
#define KEPT(a, b, ...) f(a, b##__VA_ARGS__)
#define FIXED(a, b) f(a, ##b)
